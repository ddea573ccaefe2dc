// The glossary: every card, event and chip of the pack with what it says.
import { MODULES, STARTING_CHIP } from '@civolution/engine';
import { abilityOf, bodyOf, titleOf } from '../table/cards/text.js';
import type { CardText, Catalogue, EntryText } from '../worker/protocol.js';
import type { GlossaryId } from './anchors.js';
import type { Cell, Chapter, IconOf, Part, RulesWords, Section } from './types.js';

const thing = (name: string): IconOf => ({ kind: 'thing', name });
const text = (one: string, label?: string): Part => ({ kind: 'text', text: one, ...(label && { label }) });

/** In the order of the card types. */
const CARDS: readonly GlossaryId[] = ['invention', 'mutation', 'insight', 'building-card', 'achievement'];

export function glossaryChapters({ labels: w, glossary }: RulesWords, catalogue: Catalogue): Chapter[] {
  const { pack } = catalogue;
  const section = (
    kind: GlossaryId,
    id: string,
    title: string,
    parts: readonly Part[],
    aside: readonly Cell[] = [],
  ): Section => ({ id: `${kind}.${id}`, title, aside, icon: null, parts });
  const chapter = (id: GlossaryId, icon: IconOf, sections: readonly Section[]): Chapter => ({
    id,
    title: glossary[id],
    icon,
    isGlossary: true,
    sections,
  });
  const entries = (
    kind: GlossaryId,
    list: readonly EntryText[],
    more: (i: number) => readonly Part[] = () => [],
  ): Section[] =>
    list.map((entry, i) => section(kind, entry.id, entry.name, [text(bodyOf(entry)), ...more(i)]));

  const card = (kind: GlossaryId, one: CardText): Section => {
    const cost = one.cost.map((asked, i) => {
      const worth = one.points[i] ? ` (+${one.points[i]})` : '';
      return `${i + 1}. ${asked ? `${asked}${worth}` : w.nowhere}`;
    });
    return section(
      kind,
      one.id,
      titleOf(one),
      [
        { kind: 'list', label: w.cost, items: cost },
        ...(one.bonus ? [text(one.bonus, w.instantBonus)] : []),
        ...(one.abilityKind ? [text(abilityOf(one), w[one.abilityKind])] : []),
      ],
      [one.id],
    );
  };
  const incomes = catalogue.chips.flatMap((chip, n) => (chip && n < STARTING_CHIP ? [chip] : []));
  const starting = catalogue.chips.flatMap((chip, n) => (chip && n >= STARTING_CHIP ? [chip] : []));
  const moduleName = (i: number): string =>
    catalogue.modules[MODULES.indexOf(pack.startingChips[i]!.module)]!.name;

  return [
    ...CARDS.map((kind, type) =>
      chapter(
        kind,
        { kind: 'card', name: kind === 'building-card' ? 'building' : kind },
        catalogue.cards.flatMap(one => (one?.type === type ? [card(kind, one)] : [])),
      ),
    ),
    chapter(
      'event',
      thing('event'),
      catalogue.events.map(event =>
        section('event', event.id, titleOf(event), [text(bodyOf(event))], [event.id]),
      ),
    ),
    chapter('goal', thing('goal'), entries('goal', catalogue.goals)),
    chapter(
      'income',
      thing('income'),
      entries('income', incomes, () => [text(w.insteadPoint)]),
    ),
    chapter('attribute', thing('attribute'), entries('attribute', catalogue.attributes)),
    chapter('marker-card', thing('marker'), entries('marker-card', catalogue.markerCards)),
    chapter(
      'chip-card',
      thing('income'),
      entries('chip-card', starting, i => [
        text(w.insteadPoint),
        text(`{module.${pack.startingChips[i]!.module}}${moduleName(i)}`, w.firstUpgrade),
      ]),
    ),
    chapter(
      'starting-attribute',
      thing('attribute'),
      entries('starting-attribute', catalogue.startingAttributes),
    ),
    chapter('creature', thing('hunt'), entries('creature', catalogue.creatures)),
    chapter(
      'action-card',
      thing('bot'),
      catalogue.actionCards.map((lines, i) => {
        const [title = '', ...rest] = lines.split('\n');
        return section(
          'action-card',
          pack.solo.cards[i]!.id,
          title,
          rest.map(line => text(line)),
        );
      }),
    ),
  ];
}
