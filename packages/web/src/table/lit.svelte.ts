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
export const lit =
  (kind: TargetKind, id: number, name: string, about?: Inspected): Attachment<HTMLElement | SVGElement> =>
  node => {
    const { lights } = game;
    const isLit = lights.isLit(kind, id);
    const isTaken = isLit && lights.isTaken(kind, id);
    node.classList.toggle('lit', isLit);
    node.classList.toggle('quiet', isLit && !lights.isBright(kind, id));
    node.classList.toggle('marked', lights.isMarked(kind, id));
    node.classList.toggle('taken', isTaken);
    if (!isLit && !about) return;

    const stop = new AbortController();
    const on = (type: string, hear: (event: Event) => void): void =>
      node.addEventListener(type, hear, { signal: stop.signal });
    const attributes = new Map<string, string>();
    const isButton = node instanceof HTMLButtonElement;
    const act = (event: Event): void => {
      // Drawn things lie in others that can be clicked on.
      if (!isButton) event.stopPropagation();
      if (isLit) lights.pick(kind, id, node, about);
      else if (about) void game.inspect(about);
    };
    on('click', act);
    for (const type of ['pointerleave', 'blur']) on(type, () => lights.leave({ kind, id }));
    if (isLit) {
      attributes.set('data-target', `${kind}:${id}`);
      if (isTaken) attributes.set('aria-pressed', 'true');
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
  };
