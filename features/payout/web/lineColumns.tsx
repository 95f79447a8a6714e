import { Anchor } from '@mantine/core';
import { type Day, formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import type { payout } from '../contract/index.ts';
import type { Line } from '../contract/lines.ts';
import type { RunKind } from '../words.ts';
import { api } from './api.ts';

type Found = Data<typeof payout.lines>['sums'] | undefined;
type Sums = NonNullable<Found>;

const deductedOf = ({ feeCents, withheldCents, recoveredCents }: Sums) => feeCents + withheldCents + recoveredCents;

type Amount = { header: string; width?: number; of: (line: Sums) => number };

/** An amount of each line, with the sum of all. */
const amount = (sums: Found, id: string, { header, width = 120, of }: Amount): Column<Line> => ({
  ...{ id, header: `${header} (S$)`, align: 'end', width },
  cell: (line) => <Money bare cents={of(line)} />,
  total: sums && <Money bare cents={of(sums)} />,
});

/** An amount that few runs have: its column shows where there is some, so that the columns add up to the net. */
const amountIfAny = (sums: Found, id: string, given: Amount): Column<Line> => ({
  ...amount(sums, id, given),
  hidden: !sums || given.of(sums) === 0,
});

/** Each kind of run shows some of these. */
const allColumns = (sums: Found): Column<Line>[] => [
  {
    id: 'payee',
    header: 'Payee',
    sort: 'Payee',
    card: 'lead',
    cell: ({ name, payeeNo }) => (
      <TwoLines strong sub={payeeNo}>
        {name}
      </TwoLines>
    ),
  },
  {
    id: 'account',
    header: 'Bank account',
    width: 140,
    cell: ({ bank, accountMasked }) => <TwoLines sub={accountMasked}>{bank}</TwoLines>,
  },
  amount(sums, 'own', { header: 'Own deals', width: 125, of: ({ ownCents }) => ownCents }),
  amount(sums, 'overriding', { header: 'Overriding', width: 125, of: ({ overridingCents }) => overridingCents }),
  amountIfAny(sums, 'writtenOff', {
    header: 'Debt written off',
    width: 130,
    of: ({ writtenOffCents }) => writtenOffCents,
  }),
  amountIfAny(sums, 'gst', { header: 'GST', width: 110, of: ({ gstCents }) => gstCents }),
  amount(sums, 'deducted', { header: 'Deducted', of: deductedOf }),
  amountIfAny(sums, 'advanced', { header: 'Advance', of: ({ advancedCents }) => advancedCents }),
  amountIfAny(sums, 'returned', { header: 'Paid again', width: 125, of: ({ returnedCents }) => returnedCents }),
  { ...amount(sums, 'net', { header: 'Net', of: ({ netCents }) => netCents }), sort: 'Net' },
  {
    id: 'voucher',
    header: 'Statement',
    width: 145,
    cell: ({ lineId, voucher }) =>
      voucher ? (
        <Anchor inherit href={urlOf(api.statement, { params: { id: lineId } })} download>
          <UnbrokenNumbers>{voucher}</UnbrokenNumbers>
        </Anchor>
      ) : (
        'at approval'
      ),
  },
  { id: 'state', header: 'Payment', width: 150, card: 'corner', cell: paymentCell },
];

/** Of an agency the first amount is its shares. Only salespeople have deductions, and only refunds have one amount alone. */
const hidden: Record<RunKind, string[]> = {
  SALESPEOPLE: [],
  COBROKERS: ['overriding', 'deducted', 'advanced'],
  REFUNDS: ['own', 'overriding', 'writtenOff', 'gst', 'deducted', 'advanced', 'returned'],
};

/** The columns of the lines of such a run, with the sums of all of them. */
export const lineColumns = (kind: RunKind, sums: Found): Column<Line>[] =>
  allColumns(sums)
    .filter(({ id }) => !hidden[kind].includes(id))
    .map((column) => (kind === 'COBROKERS' ? asOfAgencies(column) : column));

const asOfAgencies = (column: Column<Line>): Column<Line> => {
  if (column.id === 'own') return { ...column, header: 'Shares (S$)' };
  return column.id === 'gst' ? { ...column, hidden: false } : column;
};

const paymentOf = ({ paidOn, returnedOn, leftOutReason }: Line): { tone: Tone; word: string; day: Day | null } => {
  if (returnedOn) return { tone: 'danger', word: 'Returned', day: returnedOn };
  if (paidOn) return { tone: 'success', word: 'Paid', day: paidOn };
  if (leftOutReason) return { tone: 'warning', word: 'Left out', day: null };
  return { tone: 'neutral', word: 'Not paid yet', day: null };
};

function paymentCell(line: Line) {
  const { tone, word, day } = paymentOf(line);
  return (
    <TwoLines sub={day && formatDay(day)}>
      <StatusBadge tone={tone}>{word}</StatusBadge>
    </TwoLines>
  );
}

export function LineBadge({ line }: { line: Line }) {
  const { tone, word, day } = paymentOf(line);
  return <StatusBadge tone={tone}>{[word, day && formatDay(day)].filter(Boolean).join(' ')}</StatusBadge>;
}
