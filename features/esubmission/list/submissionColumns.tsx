import { categoryWord, type PropertyCategory, propertyTypeWord } from '#features/property/words/categories.ts';
import { type Day as DayText, dayOf } from '#platform/contract/days.ts';
import { type Cents, formatDollars } from '#platform/contract/money.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { DraftActions, type OwnActs } from '../record/DraftActions.tsx';
import { lookOfStatus } from '../status/statuses.web.ts';
import type { Row } from '../summary/summary.calls.ts';
import { sideWords, transactionWords } from '../transaction.words.ts';
import { CaseNo, PriceCell, priceInShort } from './cells.tsx';
import { statusNote } from './statusNote.web.ts';

/** `HDB · 4 room` or `Condominium`, with the salesperson's name if it is not mine. */
const typeOf = ({ propertyCategory, propertyType, isOwn, agentName }: Row, isStaff: boolean): string => {
  const type = propertyTypeWord(propertyCategory as PropertyCategory, propertyType);
  const words = propertyCategory === 'hdb' ? [categoryWord(propertyCategory), type] : [type];
  return (isOwn || isStaff ? words : [...words, agentName]).join(' · ');
};

const actions = (acts: OwnActs): Column<Row> => ({
  id: 'actions',
  header: 'Actions',
  width: 124,
  align: 'end',
  fixed: true,
  verbs: true,
  cell: (row) => <DraftActions row={row} {...acts} />,
});

type Options = OwnActs & {
  today: DayText;
  commissionCents: Cents | undefined;
  /** Staff see all submissions and create none. */
  isStaff: boolean;
  /** The ids of the submissions with remarks that I have not read. */
  unread: Set<string>;
};

/** The columns of the list of submissions. */
export const submissionColumns = ({ today, commissionCents, isStaff, unread, ...acts }: Options): Column<Row>[] => [
  {
    id: 'case',
    header: 'Case',
    sort: 'CaseNo',
    ordered: 'day',
    width: 164,
    cell: (row) => (
      <TwoLines strong sub={<Day day={dayOf(row.createdDate)} />}>
        <CaseNo row={row} unread={unread} />
      </TwoLines>
    ),
  },
  {
    id: 'property',
    header: 'Property',
    width: 340,
    card: 'address',
    short: ({ address }) => address,
    cell: (row) => <TwoLines sub={typeOf(row, isStaff)}>{row.address}</TwoLines>,
  },
  { id: 'type', header: 'Type', width: 76, hidden: true, cell: (row) => transactionWords[row.transactionType] },
  { id: 'side', header: 'For', width: 84, cell: (row) => sideWords[row.representedSide] },
  {
    id: 'price',
    header: 'Price or rent (S$)',
    sort: 'Price',
    align: 'end',
    width: 150,
    short: priceInShort,
    cell: (row) => <PriceCell row={row} />,
  },
  {
    id: 'commission',
    header: 'Commission (S$)',
    sort: 'Commission',
    align: 'end',
    width: 146,
    short: ({ commissionCents: cents }) => `comm. ${formatDollars(cents)}`,
    total: commissionCents === undefined ? undefined : <Money bare cents={commissionCents} />,
    cell: (row) => <Money bare cents={row.commissionCents} />,
  },
  { id: 'agent', header: 'Salesperson', width: 140, hidden: !isStaff, cell: (row) => row.agentName },
  {
    id: 'status',
    header: 'Status',
    sort: 'Status',
    ordered: 'steps',
    width: 138,
    card: 'state',
    cell: (row) => (
      <StatusBadge {...lookOfStatus(row.status.id)} note={statusNote(row, today)}>
        {row.status.label}
      </StatusBadge>
    ),
  },
  ...(isStaff ? [] : [actions(acts)]),
];
