import type { View } from '@civolution/engine';

/** The card that the one who looks is installing, or -1. */
export const installing = ({ agenda, viewer }: View): number =>
  agenda.flatMap(task => (task.do === 'installHow' && task.seat === viewer ? [task.card] : [])).at(-1) ?? -1;
