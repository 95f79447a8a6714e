import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Figure } from '../figures/Figure.tsx';
import { Day } from '../text/Day.tsx';
import { Money } from '../text/Money.tsx';
import { TwoLines } from '../text/TwoLines.tsx';
import type { Column } from './column.ts';
import { labelOf, wordsOfCard } from './wordsOfCard.ts';

type Row = { number: string; paid: number | null; due: string | null; to: string };
const row: Row = { number: 'INV-1', paid: 142_245, due: '2026-12-08', to: 'Tan' };

const number: Column<Row> = {
  id: 'number',
  header: 'Number',
  cell: (of) => <TwoLines sub="D-1">{of.number}</TwoLines>,
};
const to: Column<Row> = {
  id: 'to',
  header: 'To',
  card: 'address',
  cell: (of) => <TwoLines sub="12 Elm Road">{of.to}</TwoLines>,
};
const due: Column<Row> = { id: 'due', header: 'Due', cell: (of) => <Day day={of.due} /> };
const paid: Column<Row> = {
  id: 'paid',
  header: 'Paid (S$)',
  align: 'end',
  cell: (of) => <Money bare cents={of.paid} />,
};
const state: Column<Row> = { id: 'state', header: 'State', card: 'state', cell: () => 'Issued' };

const words = (node: ReactNode) =>
  renderToStaticMarkup(<MantineProvider env="test">{node}</MantineProvider>)
    .replace(/<style.*?<\/style>|<[^>]+>/gs, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const cardOf = (columns: Column<Row>[], of = row) => {
  const { facts, ends, ...lines } = wordsOfCard(columns, of);
  const said = ({ label = '', words: node }: (typeof facts)[number]) => `${label} ${words(node)}`.trim();
  return {
    ...Object.fromEntries(Object.entries(lines).map(([place, node]) => [place, words(node)])),
    facts: facts.map(said),
    ends: ends.map(said),
  };
};

describe('a card', () => {
  it('has the name and the state, what it is about, and facts with the amount first', () => {
    expect(cardOf([number, to, due, paid, state])).toEqual({
      name: 'INV-1',
      behind: 'D-1',
      state: 'Issued',
      address: 'Tan',
      facts: ['1,422.45', 'due 08 Dec 2026', '12 Elm Road'],
      ends: [],
    });
  });

  it('has the second line of the name where no column says what it is about', () => {
    expect(cardOf([number, state])).toMatchObject({ name: 'INV-1', behind: '', address: 'D-1', facts: [] });
  });

  it('has a label for each further amount, and none in its own short words', () => {
    const more: Column<Row> = { ...paid, id: 'more', header: 'GST (S$)' };
    const short: Column<Row> = { ...paid, id: 'short', short: () => 'comm. 14' };
    expect(cardOf([number, paid, more, short]).facts).toEqual(['1,422.45', 'GST 1,422.45', 'comm. 14']);
  });

  it('says nothing of what has no value', () => {
    const nothing: Column<Row>[] = [
      { ...due, id: 'a', cell: () => '–' },
      { ...due, id: 'b', cell: () => null },
      { ...due, id: 'c', cell: () => <TwoLines sub="under">–</TwoLines> },
      { ...paid, id: 'd', cell: () => <Figure cents={0} /> },
      { ...due, id: 'e', short: () => null },
    ];
    const empty: Row = { ...row, paid: null, due: null };
    expect(cardOf([number, due, paid, ...nothing], empty).facts).toEqual([]);
  });

  it('has buttons at its end, and leaves out what is not for cards', () => {
    const verb: Column<Row> = { id: 'next', header: 'Next', verbs: true, cell: () => 'Send' };
    const none: Column<Row> = { ...due, card: 'none' };
    expect(cardOf([number, none, verb])).toMatchObject({ facts: [], ends: ['Send'] });
  });
});

describe('a head within a line', () => {
  it('begins small, unless it is an abbreviation, and names no currency', () => {
    expect(['Outstanding (S$)', 'GST (S$)', 'Last contact'].map(labelOf)).toEqual([
      'outstanding',
      'GST',
      'last contact',
    ]);
  });
});
