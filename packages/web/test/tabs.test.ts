import type { ChoiceKind, TargetKind } from '@civolution/engine';
import { expect, test } from 'vitest';
import { tabsOf } from '../src/table/tabs.js';
import type { Choice } from '../src/worker/protocol.js';

const choice = (kind: ChoiceKind, ...targets: TargetKind[]): Choice =>
  ({ kind, atAsker: false, targets: targets.map(target => ({ kind: target, id: 0 })) }) as unknown as Choice;

test('tabs on which something can be chosen are all of them that choices point at', () => {
  const choices = [
    choice('activate', 'module', 'source'),
    choice('settle', 'encampment'),
    choice('die', 'weather'),
  ];
  expect(tabsOf(choices)).toEqual(new Set(['console', 'map']));
});

test('neither an attribute chip nor what asks makes a tab one on which something can be chosen', () => {
  const choices = [choice('attribute', 'attribute'), { ...choice('decline', 'card'), atAsker: true }];
  expect(tabsOf(choices)).toEqual(new Set());
});
