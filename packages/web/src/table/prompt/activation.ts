// What the list says of activating a module: its name as on the console, its level, its dice, and what it does.
import { plain } from '@civolution/content/marks';
import type { Catalogue, Choice } from '../../home/protocol.js';

export interface Activation {
  readonly verb: string;
  readonly name: string;
  /** In brackets. */
  readonly dice: string;
  readonly does: string;
}

/** The verb, the icon of the module, its level, its dice, and what it does. */
const PARTS = /^(\S+ )[^{]*(\{\S+?\}).+?( I+)? (\([^)]*\)): (.*)$/su;

/** The text of an activation in parts; null for any other choice. */
export function activation(
  { kind, text, arg }: Pick<Choice, 'kind' | 'text' | 'arg'>,
  modules: Catalogue['modules'],
): Activation | null {
  const found = kind === 'activate' ? PARTS.exec(text) : null;
  if (!found) return null;
  const [, verb = '', icon = '', level = '', dice = '', does = ''] = found;
  return { verb, name: `${icon}${modules[arg]!.name}${level}`, dice, does: plain(does) };
}
