// What one may set for oneself; kept in the browser.
import { LANGUAGES, type Language } from '@civolution/content/languages';
import type { Warning } from '../worker/protocol.js';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  /** How fast what others do is shown. */
  speed: Speed;
  /** Kinds of warnings that are wanted. */
  warnHungry: boolean;
  warnAttribute: boolean;
  warnWasted: boolean;
}

const KEY = 'civolution.settings';

function firstLanguage(): Language {
  const wanted = navigator.language;
  return LANGUAGES.find(one => wanted === one || wanted.startsWith(`${one}-`)) ?? 'en';
}

const DEFAULTS = (): Settings => ({
  language: firstLanguage(),
  theme: 'system',
  speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'normal',
  warnHungry: true,
  warnAttribute: true,
  warnWasted: true,
});

const CHOICES: Readonly<Partial<Record<keyof Settings, readonly string[]>>> = {
  language: LANGUAGES,
  theme: THEMES,
  speed: SPEEDS,
};

/** What is kept may be of another time: only what could be set now is taken from it. */
function read(): Settings {
  const settings = DEFAULTS();
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const isWanted = ([key, value]: [string, unknown]): boolean =>
      CHOICES[key as keyof Settings]?.includes(String(value)) ??
      typeof value === typeof settings[key as keyof Settings];
    return { ...settings, ...Object.fromEntries(Object.entries(found ?? {}).filter(isWanted)) };
  } catch {
    return settings;
  }
}

export const settings = $state(read());

/** The settings by which each kind of warning can be switched off. */
export const WARN = {
  hungry: 'warnHungry',
  attribute: 'warnAttribute',
  wasted: 'warnWasted',
} as const satisfies Record<Warning['kind'], keyof Settings>;

/** Changes one setting and keeps it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Milliseconds that something another does is looked at. */
export const PAUSE: Readonly<Record<Speed, number>> = { slow: 1800, normal: 900, fast: 350, instant: 0 };
