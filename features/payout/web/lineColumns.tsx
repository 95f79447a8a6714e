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

type Sums = Data<typeof payout.lines>['sums'];

type Deducted = Pick<Line, 'feeCents' | 'withheldCents' | 'recoveredCents'>;
const deductedOf = ({ feeCents, withheldCents, recoveredCents }: Deducted) => feeCents + withheldCents + recoveredCents;
type Beside = Pick<Line, 'advancedCents' | 'returnedCents'>;
const besideOf = ({ advancedCents, returnedCents }: Beside) => advancedCents + returnedCents;

/** Each kind of run shows some of these. */
const allColumns = (sums: Sums | undefined): Column<Line>[] => [
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
  {
    id: 'own',
    header: 'Own deals (S$)',
    align: 'end',
    width: 125,
    cell: ({ ownCents }) => <Money bare cents={ownCents} />,
    total: sums && <Money bare cents={sums.ownCents} />,
  },
  {
    id: 'overriding',
    header: 'Overriding (S$)',
    align: 'end',
    width: 125,
    cell: ({ overridingCents }) => <Money bare cents={overridingCents} />,
    total: sums && <Money bare cents={sums.overridingCents} />,
  },
  {
    id: 'gst',
    header: 'GST (S$)',
    align: 'end',
    width: 110,
    hidden: true,
    cell: ({ gstCents }) => <Money bare cents={gstCents} />,
    total: sums && <Money bare cents={sums.gstCents} />,
  },
  {
    id: 'deducted',
    header: 'Deducted (S$)',
    align: 'end',
    width: 120,
    cell: (line) => <Money bare cents={deductedOf(line)} />,
    total: sums && <Money bare cents={deductedOf(sums)} />,
  },
  {
    id: 'beside',
    header: 'Advance, paid again (S$)',
    align: 'end',
    width: 130,
    hidden: true,
    cell: (line) => <Money bare cents={besideOf(line)} />,
    total: sums && <Money bare cents={besideOf(sums)} />,
  },
  {
    id: 'net',
    header: 'Net (S$)',
    sort: 'Net',
    align: 'end',
    width: 120,
    cell: ({ netCents }) => <Money bare cents={netCents} />,
    total: sums && <Money bare cents={sums.netCents} />,
  },
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
  COBROKERS: ['overriding', 'deducted'],
  REFUNDS: ['own', 'overriding', 'gst', 'deducted', 'beside'],
};

/** The columns of the lines of such a run, with the sums of all of them. */
export const lineColumns = (kind: RunKind, sums: Sums | undefined): Column<Line>[] =>
  allColumns(sums)
    .filter(({ id }) => !hidden[kind].includes(id))
    .map((column) => (kind === 'COBROKERS' ? asOfAgencies(column) : column));

const asOfAgencies = (column: Column<Line>): Column<Line> => {
  if (column.id === 'own') return { ...column, header: 'Shares (S$)' };
  if (column.id === 'beside') return { ...column, header: 'Paid again (S$)' };
  return column.id === 'gst' ? { ...column, hidden: false } : column;
};

const paymentOf = ({ paidOn, returnedOn }: Line): { tone: Tone; word: string; day: Day | null } => {
  if (returnedOn) return { tone: 'danger', word: 'Returned', day: returnedOn };
  if (paidOn) return { tone: 'success', word: 'Paid', day: paidOn };
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
