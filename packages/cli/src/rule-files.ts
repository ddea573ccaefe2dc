// Which files of the engine hold the rules of play.

const FOLDERS = ['actions', 'continent', 'effects', 'extras', 'flow', 'modules', 'scoring', 'solo'];
const STATE_FILES = ['chance', 'lists', 'markers', 'partition', 'setup', 'sites', 'tribes'];

/** By its path in the folder of the sources, or of the built files. */
export function isRuleFile(path: string): boolean {
  const [folder, ...rest] = path.replaceAll('\\', '/').split('/');
  const name = rest.at(-1)?.replace(/\.[jt]s$/, '');
  return FOLDERS.includes(folder!) || (folder === 'state' && STATE_FILES.includes(name!));
}
