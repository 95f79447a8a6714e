import { Anchor } from '@mantine/core';
import { type Day, formatDay } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import type { ListColumn } from '#platform/web/list/listColumns.tsx';
import { api } from '../api.web.ts';
import type { RunKind } from '../payout.words.ts';
import type { Line } from './lines.calls.ts';
import type { LineSum, lineFields } from './lines.words.ts';

type Sums = Record<LineSum, number>;
type Found = Sums | null | undefined;
type LineColumn = ListColumn<typeof lineFields, Line>;

const deductedOf = ({ feeCents, withheldCents, recoveredCents }: Sums) => feeCents + withheldCents + recoveredCents;

const allColumns = (kind: RunKind, sums: Found): LineColumn[] => {
  /** An amount that few runs have: its column shows where there is some, so that the columns add up to the net. */
  const ifAny = (field: LineSum) => ({ field, hidden: !sums || sums[field] === 0 });
  return [
    { field: 'name', under: 'payeeNo', card: 'address' },
    { field: 'bank', header: 'Bank account', under: 'accountMasked', width: 140 },
    { field: 'ownCents', ...(kind === 'COBROKERS' && { header: 'Shares (S$)' }), width: 125 },
    { field: 'overridingCents', width: 125 },
    { ...ifAny('writtenOffCents'), width: 130 },
    { ...ifAny('gstCents'), ...(kind === 'COBROKERS' && { hidden: false }), width: 110 },
    {
      id: 'deducted',
      header: 'Deducted (S$)',
      align: 'end',
      width: 120,
      cell: (line) => <Money bare cents={deductedOf(line)} />,
      total: sums && <Money bare cents={deductedOf(sums)} />,
    },
    { ...ifAny('advancedCents'), header: 'Advance (S$)', width: 120 },
    { ...ifAny('returnedCents'), width: 125 },
    { field: 'netCents', width: 120 },
    {
      field: 'voucher',
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
    { id: 'state', header: 'Payment', width: 150, card: 'state', cell: paymentCell },
  ];
};

/** Of an agency the first amount is its shares. Only salespeople have deductions, and only refunds have one amount alone. */
const hidden: Record<RunKind, string[]> = {
  SALESPEOPLE: [],
  COBROKERS: ['overridingCents', 'deducted', 'advancedCents'],
  REFUNDS: ['ownCents', 'overridingCents', 'writtenOffCents', 'gstCents', 'deducted', 'advancedCents', 'returnedCents'],
};

/** The columns of the lines of such a run, with the sums of all of them. */
export const lineColumns = (kind: RunKind, sums: Found): LineColumn[] =>
  allColumns(kind, sums).filter((column) => !hidden[kind].includes('field' in column ? column.field : column.id));

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
