import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { Figure } from '../figures/Figure.tsx';
import { Day, Instant } from '../text/Day.tsx';
import { Money } from '../text/Money.tsx';
import { TwoLines } from '../text/TwoLines.tsx';
import type { Column } from './column.ts';

type Fact = { id: string; label?: string; isAmount?: boolean; words: ReactNode };

type CardWords = {
  name: ReactNode;
  /** The second line of the name, where another column has what the card is about. */
  behind: ReactNode;
  state: ReactNode;
  address: ReactNode;
  facts: Fact[];
  ends: Fact[];
};

/** What a card says of a row, in the places of its columns. What has no value is not on it. */
export function wordsOfCard<Row>([first, ...rest]: Column<Row>[], row: Row): CardWords {
  const at = (place: Place) => rest.find((column) => placeOf(column) === place);
  const state = at('state');
  const address = at('address');
  const name = first ? linesOf(first, row) : noLines;
  const about = address ? linesOf(address, row) : { line: name.under, under: null };
  const others = rest.filter((column) => column !== state && column !== address && placeOf(column) !== 'none');
  const facts = others.filter((column) => placeOf(column) === 'meta').flatMap((column) => factOf(column, row));
  return {
    name: name.line,
    behind: address ? name.under : null,
    state: state?.short ? state.short(row) : state?.cell(row),
    address: about.line,
    facts: [...amountFirst(facts), ...(isNothing(about.under) ? [] : [{ id: ' about', words: about.under }])],
    ends: others.filter((column) => placeOf(column) === 'end').flatMap((column) => endOf(column, row)),
  };
}

type Place = NonNullable<Column<unknown>['card']>;
const placeOf = <Row>({ card, verbs }: Column<Row>): Place => card ?? (verbs ? 'end' : 'meta');

type Lines = { line: ReactNode; under: ReactNode };
const noLines: Lines = { line: null, under: null };

/** The two lines of a column's cell, or what it says in short. */
function linesOf<Row>({ short, cell }: Column<Row>, row: Row): Lines {
  const node = short ? short(row) : cell(row);
  if (isNothing(node)) return noLines;
  if (isElement(node, TwoLines)) return { line: node.props.children, under: node.props.sub };
  return { line: node, under: null };
}

/** A column's head within a line of words: `Outstanding (S$)` is `outstanding`, and `GST` remains. */
export const labelOf = (header: string) =>
  header.replace(' (S$)', '').replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());

function factOf<Row>(column: Column<Row>, row: Row): Fact[] {
  const { line } = linesOf(column, row);
  if (isNothing(line)) return [];
  const label = !column.short && (column.align === 'end' || isMoment(line)) ? labelOf(column.header) : undefined;
  return [
    {
      id: column.id,
      words: line,
      isAmount: column.align === 'end' && column.header.includes('(S$)'),
      ...(label ? { label } : {}),
    },
  ];
}

/** The first amount stands before everything else, and needs no label there. */
const amountFirst = (facts: Fact[]): Fact[] => {
  const amount = facts.find(({ isAmount }) => isAmount);
  if (!amount) return facts;
  return [{ id: amount.id, words: amount.words }, ...facts.filter((fact) => fact !== amount)];
};

function endOf<Row>({ id, cell }: Column<Row>, row: Row): Fact[] {
  const words = cell(row);
  return isNothing(words) ? [] : [{ id, words }];
}

const isMoment = (node: ReactNode) => isElement(node, Day) || isElement(node, Instant);

/** Whether a cell has nothing to say: it is empty, or a dash. */
function isNothing(node: ReactNode): boolean {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '' || node === '–') return true;
  if (isElement(node, Day)) return !node.props.day;
  if (isElement(node, Instant)) return !node.props.at;
  if (isElement(node, Money)) return node.props.cents === null || node.props.cents === undefined;
  if (isElement(node, Figure)) return !node.props.cents;
  return isElement(node, TwoLines) ? isNothing(node.props.children) : false;
}

const isElement = <Props>(node: ReactNode, of: (props: Props) => ReactNode): node is ReactElement<Props> =>
  isValidElement(node) && node.type === of;
