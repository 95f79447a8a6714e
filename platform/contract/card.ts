import type { Actor } from './actor.ts';

/** The role and desks of a person, which decide what is shown to them. */
export type CardReader = Pick<Actor, 'role' | 'desks'>;

/**
 * A card of the home page, declared once by its feature: the server offers what it shows (`dashboardPart`), the pages how
 * it looks (`homePart`). Cards are shown in the order of `order`, until a person arranges them.
 */
export type Card = {
  /** Stored in people's layouts, so it never changes. */
  id: string;
  /** What it is called where cards are arranged. */
  title: string;
  order: number;
  /** Of the row: all of it, two thirds, or a third. What stands alone in its row fills it. */
  width: 'full' | 'wide' | 'narrow';
  isFor: (reader: CardReader) => boolean;
  /** Only for those in the pilot. */
  inPilot?: true;
  /** Shown only to who chose it while arranging the page; `staff`: so for all but salespeople. */
  startsOff?: true | 'staff';
  /** The card in whose place it stands while that one has nothing to show (a `total` of 0). */
  replaces?: string;
  /** The card at whose foot it stands as a line. It is no card then, and is shown with that one. */
  under?: string;
};

/** The cards that are for a reader, with what starts off for them. */
export const cardsFor = <C extends Pick<Card, 'isFor' | 'startsOff'>>(reader: CardReader, cards: C[]): C[] =>
  cards
    .filter(({ isFor }) => isFor(reader))
    .map((card) => {
      if (card.startsOff !== 'staff') return card;
      const { startsOff: _, ...rest } = card;
      return { ...rest, ...(reader.role !== 'salesperson' && { startsOff: true }) } as C;
    });
