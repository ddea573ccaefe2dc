// Makes a thing on the table choosable while a choice points at it: `<g {@attach lit('territory', 3, 'Forest B')}>`.
import type { TargetKind } from '@civolution/engine';
import type { Attachment } from 'svelte/attachments';
import { game } from '../page/game.svelte.js';
import type { Inspected } from '../page/lights.svelte.js';
import { held } from './long-press.js';

/**
 * `name` is what a screen reader calls a thing that is drawn; a button says so itself. What cannot be chosen tells `about`
 * itself when it is clicked on. Elements get the classes `lit`, `quiet`, `marked` and `taken`.
 */
export function lit(
  kind: TargetKind,
  id: number,
  name: string,
  about?: Inspected,
): Attachment<HTMLElement | SVGElement> {
  const { lights } = game;
  // Every question asks this of everything on the table, and for most things the answer stays the same.
  const isLit = $derived(lights.isLit(kind, id));
  const isQuiet = $derived(isLit && !lights.isBright(kind, id));
  const isMarked = $derived(lights.isMarked(kind, id));
  const isTaken = $derived(isLit && lights.isTaken(kind, id));

  function look(node: HTMLElement | SVGElement): void {
    const { classList } = node;
    classList.toggle('lit', isLit);
    classList.toggle('quiet', isQuiet);
    classList.toggle('marked', isMarked);
    classList.toggle('taken', isTaken);
    if (isTaken) node.setAttribute('aria-pressed', 'true');
    else node.removeAttribute('aria-pressed');
  }

  /** Lets it be clicked on as long as it is lit or can tell about itself. */
  function listen(node: HTMLElement | SVGElement): (() => void) | undefined {
    if (!isLit && !about) return undefined;
    const stop = new AbortController();
    const on = (type: string, hear: (event: Event) => void): void =>
      node.addEventListener(type, hear, { signal: stop.signal });
    const isButton = node instanceof HTMLButtonElement;
    const attributes = new Map<string, string>();
    const wasLit = isLit;
    const act = (event: Event): void => {
      // Drawn things lie in others that can be clicked on.
      if (!isButton) event.stopPropagation();
      if (wasLit) lights.pick(kind, id, node, about);
      else if (about) void game.inspect(about);
    };
    on('click', act);
    for (const type of ['pointerleave', 'blur']) on(type, () => lights.leave({ kind, id }));
    if (wasLit) {
      attributes.set('data-target', `${kind}:${id}`);
      for (const type of ['pointerenter', 'focus']) {
        on(type, () => {
          lights.under = { kind, id };
        });
      }
      const release = held(node, () => lights.offer(kind, id, node, about));
      stop.signal.addEventListener('abort', release);
    }
    if (!isButton) {
      attributes.set('role', 'button').set('tabindex', '0').set('aria-label', name);
      on('keydown', event => {
        const { key } = event as KeyboardEvent;
        if (key !== 'Enter' && key !== ' ') return;
        event.preventDefault();
        act(event);
      });
    }
    for (const [attribute, value] of attributes) node.setAttribute(attribute, value);
    return () => {
      stop.abort();
      for (const attribute of attributes.keys()) node.removeAttribute(attribute);
    };
  }

  return node => {
    $effect(() => look(node));
    $effect(() => listen(node));
  };
}
