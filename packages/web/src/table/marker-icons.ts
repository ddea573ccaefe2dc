// The icon of each place where markers lie.
import {
  FEATURE,
  FEATURES,
  FOCUS,
  FOOD,
  IDEA,
  MATERIALS,
  MONEY,
  PLANNING,
  RAW,
  RESET,
  STORED,
} from '@civolution/engine';

export interface IconName {
  readonly kind: string;
  readonly name: string;
}

const thing = (name: string): IconName => ({ kind: 'thing', name });

export function iconOf(place: number): IconName {
  if (place === FOOD) return thing('food');
  if (place === MONEY) return thing('money');
  if (place === IDEA) return thing('idea');
  if (place === FOCUS) return thing('focus');
  if (place >= FEATURE && place < PLANNING) return { kind: 'feature', name: FEATURES[place - FEATURE]! };
  if (place >= PLANNING && place < STORED) return thing('planning');
  if (place >= STORED && place < RAW) return { kind: 'material', name: MATERIALS[place - STORED]! };
  return place === RESET ? thing('reset') : thing('raw');
}
