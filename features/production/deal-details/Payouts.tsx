import { earningKinds } from '#features/payout/payout.words.ts';
import { formatDay } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import { TakenBack } from '../money/PaidBadge.tsx';
import { paidSums } from '../production.words.ts';
import type { Detail } from './detail.web.ts';
import { Download, Lines } from './Lines.tsx';
import { sumsOfDeal } from './sums-of-deal.rules.ts';

type Props = { deal: Detail };

type Payout = Detail['payouts'][number];

function PayoutState({ payout: { state, why, paidOn, evensOutWith } }: { payout: Payout }) {
  if (evensOutWith) return <TakenBack evensOutWith={evensOutWith} />;
  if (state === 'PAID')
    return (
      <StatusBadge tone="success" note={paidOn ? formatDay(paidOn) : undefined}>
        Paid
      </StatusBadge>
    );
  if (state === 'RETURNED') return <StatusBadge tone="warning">Returned by the bank</StatusBadge>;
  if (state === 'IN_RUN') return <StatusBadge tone="info">In the next payout</StatusBadge>;
  if (state === 'HELD')
    return (
      <StatusBadge tone="neutral" note={why ?? undefined}>
        Held
      </StatusBadge>
    );
  return (
    <StatusBadge tone="info" note="All checks passed">
      Ready
    </StatusBadge>
  );
}

/** Earnings with their payout state, and a sum for each state. */
export function Payouts({ deal }: Props) {
  const { payouts } = deal;
  const { paidCents, notPaidCents, overridingCents } = sumsOfDeal(deal);
  const sums: [label: string, cents: number][] = [
    [paidSums.ofDeals, paidCents],
    ['Not paid yet', notPaidCents],
    ['Overriding', overridingCents],
  ];
  return (
    <Lines
      heads={[
        { key: 'Payout' },
        { key: 'For' },
        { key: 'State' },
        { key: 'Amount (S$)', end: true },
        { key: 'PDF', end: true },
      ]}
      empty="Nothing earned yet. What a client pays is earned when it has cleared."
      rows={payouts.map((row) => ({
        id: row.earningId,
        cells: [
          <TwoLines key="p" strong>
            {row.voucher ?? (row.state === 'TAKEN_BACK' ? 'No payout' : 'Next payout')}
          </TwoLines>,
          <TwoLines key="n" sub={`${earningKinds[row.kind]} · ${formatDay(row.earnedOn)}`}>
            {row.number ?? 'Worked out anew'}
          </TwoLines>,
          <PayoutState key="s" payout={row} />,
          <Money key="a" bare cents={row.cents} />,
          row.lineId && row.voucher ? (
            <Download key="e" name={row.voucher} href={urlOf(api.statement, { params: { id: row.lineId } })} />
          ) : (
            ''
          ),
        ],
      }))}
      totals={sums
        .filter(([, cents], index) => index === 0 || cents !== 0)
        .map(([label, cents]) => [label, '', '', <Money key={label} bare cents={cents} />, ''])}
    />
  );
}
