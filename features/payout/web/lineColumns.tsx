import { Anchor } from '@mantine/core';
import { formatDay } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { Line } from '../contract/runs.ts';
import type { RunKind } from '../words.ts';
import { api } from './api.ts';

/** The columns of a run's lines, of which each kind of run shows some. */
const lineColumns: Column<Line>[] = [
  {
    id: 'payee',
    header: 'Payee',
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
  },
  {
    id: 'overriding',
    header: 'Overriding (S$)',
    align: 'end',
    width: 125,
    cell: ({ overridingCents }) => <Money bare cents={overridingCents} />,
  },
  {
    id: 'gst',
    header: 'GST (S$)',
    align: 'end',
    width: 110,
    hidden: true,
    cell: ({ gstCents }) => <Money bare cents={gstCents} />,
  },
  {
    id: 'deducted',
    header: 'Deducted (S$)',
    align: 'end',
    width: 120,
    cell: ({ feeCents, recoveredCents }) => <Money bare cents={feeCents + recoveredCents} />,
  },
  {
    id: 'beside',
    header: 'Advance, paid again (S$)',
    align: 'end',
    width: 130,
    hidden: true,
    cell: ({ advancedCents, returnedCents }) => <Money bare cents={advancedCents + returnedCents} />,
  },
  { id: 'net', header: 'Net (S$)', align: 'end', width: 120, cell: ({ netCents }) => <Money bare cents={netCents} /> },
  {
    id: 'voucher',
    header: 'Statement',
    width: 145,
    cell: ({ lineId, voucher }) =>
      voucher ? (
        <Anchor inherit href={urlOf(api.statement, { params: { id: lineId } })} download>
          {voucher}
        </Anchor>
      ) : (
        'at approval'
      ),
  },
  { id: 'state', header: 'Payment', width: 150, card: 'corner', cell: (line) => <LineBadge line={line} /> },
];

const agencyAmounts: Column<Line>[] = [
  {
    id: 'share',
    header: 'Shares (S$)',
    align: 'end',
    width: 130,
    cell: ({ ownCents }) => <Money bare cents={ownCents} />,
  },
  {
    id: 'shareGst',
    header: 'GST (S$)',
    align: 'end',
    width: 120,
    cell: ({ gstCents }) => <Money bare cents={gstCents} />,
  },
  {
    id: 'again',
    header: 'Paid again (S$)',
    align: 'end',
    width: 130,
    hidden: true,
    cell: ({ returnedCents }) => <Money bare cents={returnedCents} />,
  },
];

const without = (...ids: string[]) => lineColumns.filter(({ id }) => !ids.includes(id));

const ofAgencies = without('own', 'overriding', 'gst', 'deducted', 'beside');

export const columnsOf: Record<RunKind, Column<Line>[]> = {
  SALESPEOPLE: lineColumns,
  COBROKERS: ofAgencies.flatMap((column) => (column.id === 'net' ? [...agencyAmounts, column] : [column])),
  REFUNDS: ofAgencies,
};

export function LineBadge({ line: { paidOn, returnedOn } }: { line: Line }) {
  if (returnedOn) return <StatusBadge tone="danger">{`Returned ${formatDay(returnedOn)}`}</StatusBadge>;
  if (paidOn) return <StatusBadge tone="success">{`Paid ${formatDay(paidOn)}`}</StatusBadge>;
  return <StatusBadge tone="neutral">Not paid yet</StatusBadge>;
}
