// Windows over the page: a dialog is open as long as it is rendered.

/** Opens a dialog; Escape and a click beside it close it. Its `onclose` is to take it away. */
export function modal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.addEventListener('click', ({ target, clientX, clientY }) => {
    if (target !== dialog) return;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) dialog.close();
  });
}

/** Closes the dialog of a button; the focus is then where it was before. */
export const closeDialog = ({ currentTarget }: Event & { readonly currentTarget: Element }): void =>
  currentTarget.closest('dialog')?.close();
