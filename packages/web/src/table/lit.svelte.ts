// Makes a drawn thing choosable while a choice points at it: `<g {@attach lit('territory', 3, 'Forest B')}>`.
import type { TargetKind } from '@civolution/engine';
import type { Attachment } from 'svelte/attachments';
import { game } from '../page/game.svelte.js';
import { held } from './long-press.js';

const ENTERED = ['pointerenter', 'focus'];
const LEFT = ['pointerleave', 'blur'];

/** `name` is what a screen reader calls it. Elements get the classes `lit`, `quiet` and `marked`. */
export const lit =
  (kind: TargetKind, id: number, name: string): Attachment<Element> =>
  node => {
    const isLit = game.lights.isLit(kind, id);
    node.classList.toggle('lit', isLit);
    node.classList.toggle('quiet', isLit && !game.lights.isBright(kind, id));
    node.classList.toggle('marked', game.lights.isMarked(kind, id));
    if (!isLit) return;
    const pick = (event: Event): void => {
      event.stopPropagation();
      game.lights.pick(kind, id, node);
    };
    const press = (event: Event): void => {
      const { key } = event as KeyboardEvent;
      if (key !== 'Enter' && key !== ' ') return;
      event.preventDefault();
      pick(event);
    };
    const enter = (): void => {
      game.lights.under = { kind, id };
    };
    const leave = (): void => {
      game.lights.leave({ kind, id });
    };
    node.setAttribute('role', 'button');
    node.setAttribute('tabindex', '0');
    node.setAttribute('aria-label', name);
    node.setAttribute('data-target', `${kind}:${id}`);
    node.addEventListener('click', pick);
    node.addEventListener('keydown', press);
    for (const event of ENTERED) node.addEventListener(event, enter);
    for (const event of LEFT) node.addEventListener(event, leave);
    const release = held(node, () => game.lights.offer(kind, id, node));
    return () => {
      release();
      for (const attribute of ['role', 'tabindex', 'aria-label', 'data-target'])
        node.removeAttribute(attribute);
      node.removeEventListener('click', pick);
      node.removeEventListener('keydown', press);
      for (const event of ENTERED) node.removeEventListener(event, enter);
      for (const event of LEFT) node.removeEventListener(event, leave);
    };
  };
