// Windows over the page: a dialog is open as long as it is rendered.

/**
 * Opens a dialog; Escape and a click beside it close it. Its `onclose` is to take it away. One that is taken away while it is
 * open, as by the browser's way back, gives the focus back too.
 */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  dialog.addEventListener('click', ({ target, clientX, clientY }) => {
    if (target !== dialog) return;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) dialog.close();
  });
  return () => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus();
  };
}

/** Closes the dialog of a button; the focus is then where it was before. */
export const closeDialog = ({ currentTarget }: Event & { readonly currentTarget: Element }): void =>
  currentTarget.closest('dialog')?.close();
