import { receiptMethods, receiptStates } from '#features/billing/billing.words.ts';
import { formatDay } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import type { Detail } from './detail.web.ts';
import { Lines, paperCell } from './Lines.tsx';
import { movedOf, sumsOfDeal } from './sums-of-deal.rules.ts';

type Props = { deal: Detail };

const sumOf = <Row,>(rows: Row[], centsOf: (row: Row) => number) => (
  <Money bare cents={rows.reduce((sum, row) => sum + centsOf(row), 0)} />
);

/** Payments by clients, and amounts moved by a resplit since: together the earnings. */
export function Receipts({ deal }: Props) {
  const { transId, opensPapers, receipts, payouts } = deal;
  const columns = [
    { key: 'Receipt' },
    { key: 'Method' },
    { key: 'Received (S$)', end: true },
    { key: 'Subtotal', end: true },
    { key: 'My share earned', end: true },
    ...(opensPapers ? [{ key: 'PDF', end: true }] : []),
  ];
  return (
    <Lines
      heads={columns}
      empty="No payment yet."
      rows={[
        ...receipts.map((row) => ({
          id: row.commrcvID,
          cells: [
            <TwoLines key="n" strong sub={formatDay(row.receivedOn)}>
              {row.number}
            </TwoLines>,
            <TwoLines
              key="m"
              sub={row.state === 'USED' || row.state === 'CREDIT' ? 'Cleared' : receiptStates[row.state]}
            >
              {receiptMethods[row.method]}
            </TwoLines>,
            <Money key="a" bare cents={row.totalCents} />,
            <Money key="b" bare cents={row.netCents} />,
            <Money key="c" bare cents={row.ownCents} />,
            ...paperCell(
              opensPapers,
              row.number,
              urlOf(api.receiptPdf, { query: { transId, commrcvID: row.commrcvID } }),
            ),
          ],
        })),
        ...movedOf(payouts).map(({ day, cents }) => ({
          id: day,
          cells: [
            <TwoLines key="n" strong sub={formatDay(day)}>
              Worked out anew
            </TwoLines>,
            '',
            '',
            '',
            <Money key="c" bare cents={cents} />,
            ...(opensPapers ? [''] : []),
          ],
        })),
      ]}
      totals={[
        [
          'Total',
          '',
          sumOf(receipts, ({ totalCents }) => totalCents),
          sumOf(receipts, ({ netCents }) => netCents),
          <Money key="c" bare cents={sumsOfDeal(deal).earnedCents} />,
          ...(opensPapers ? [''] : []),
        ],
      ]}
    />
  );
}
