// Brings what can be chosen into sight when something new is asked, unless some of it is in sight already.
import type { Attachment } from 'svelte/attachments';
import { game } from '../../page/game.svelte.js';
import { afterPaint } from '../../page/paint.js';

/** So many pixels of a thing must be seen. */
const ENOUGH = 40;
const EDGE = 8;

/** For what stands directly in the box that scrolls. */
export const revealLit: Attachment<HTMLElement> = node => {
  if (!game.lights.litQuestion) return;
  return afterPaint(() => {
    const things = [...node.querySelectorAll('.lit:not(.quiet)')];
    const box = node.parentElement?.getBoundingClientRect();
    const isSeen = (thing: Element): boolean => {
      const { top, bottom } = thing.getBoundingClientRect();
      return box !== undefined && top < box.bottom - ENOUGH && bottom > box.top + ENOUGH;
    };
    const first = things[0]?.closest('li') ?? things[0];
    if (!box || !first || things.some(isSeen)) return;
    const covered = node.querySelector('nav')?.offsetHeight ?? 0;
    node.parentElement!.scrollBy(0, first.getBoundingClientRect().top - box.top - covered - EDGE);
  });
};
