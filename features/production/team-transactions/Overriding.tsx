import { HowComputed } from '#features/commission/index.web.ts';
import { EntryTable } from '#features/ledger/web/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { percentText } from '#platform/contract/money.ts';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import detail from '../deal-details/detail.module.css';
import { Lines } from '../deal-details/Lines.tsx';
import { PaidBadge } from '../money/PaidBadge.tsx';
import { paidSums } from '../production.words.ts';
import type { production } from '../room.calls.ts';

/** The plan is the salesperson’s, not the upline’s. */
const noPlan = { planName: null, planFrom: null, period: null, chain: [] };

type Props = { deal: Pick<Data<typeof production.teamDeal>, 'overriding' | 'earned' | 'entries'> };

/** My overriding on a deal's shares, with its computation, my earnings, and my journal lines. */
export function Overriding({ deal: { overriding, earned, entries } }: Props) {
  const computed = overriding.filter(({ steps }) => steps.length > 0);
  return (
    <>
      <section className={detail.section} aria-label="My overriding">
        <h3>My overriding</h3>
        <Lines
          heads={[
            { key: 'Share of' },
            { key: 'Mine (S$)', end: true },
            { key: 'Earned (S$)', end: true },
            { key: `${paidSums.ofDeals} (S$)`, end: true },
          ]}
          empty="Nothing is mine above this deal."
          rows={overriding.map(({ shareId, member, rate, cents, earnedCents, paidCents }) => ({
            id: shareId,
            cells: [
              <TwoLines key="m" sub={`${percentText(rate)}%`}>
                {member.name}
              </TwoLines>,
              <Money key="a" bare cents={cents} />,
              <Money key="b" bare cents={earnedCents} />,
              <Money key="c" bare cents={paidCents} />,
            ],
          }))}
        />
      </section>
      {computed.length > 0 && (
        <section className={detail.section} aria-label="How computed">
          <h3>How computed</h3>
          {computed.map(({ shareId, steps }) => (
            <HowComputed key={shareId} computed={{ ...noPlan, steps }} />
          ))}
        </section>
      )}
      <section className={detail.section} aria-label="Earned">
        <h3>Earned</h3>
        <Earned rows={earned} />
      </section>
      <section className={detail.section} aria-label="Ledger entries">
        <h3>Ledger entries</h3>
        {entries.length > 0 ? (
          <EntryTable entries={entries.toReversed()} />
        ) : (
          <p className={detail.dim}>Nothing is posted before the client has paid.</p>
        )}
      </section>
    </>
  );
}

/** Earnings by receipt, and their paid part. */
function Earned({ rows }: { rows: Props['deal']['earned'] }) {
  const sumOf = (lines: typeof rows) => <Money bare cents={lines.reduce((sum, { cents }) => sum + cents, 0)} />;
  return (
    <Lines
      heads={[{ key: 'Receipt' }, { key: 'Paid' }, { key: 'Amount (S$)', end: true }]}
      empty="Nothing earned yet. What a client pays is earned when it has cleared."
      rows={rows.map(({ earningId, number, receivedOn, cents, ...paid }) => ({
        id: earningId,
        cells: [
          <TwoLines key="n" strong sub={formatDay(receivedOn)}>
            {number ?? 'Worked out anew'}
          </TwoLines>,
          <PaidBadge key="p" {...paid} />,
          <Money key="a" bare cents={cents} />,
        ],
      }))}
      totals={[
        ['Earned', '', sumOf(rows)],
        [paidSums.ofDeals, '', sumOf(rows.filter(({ paidOn }) => paidOn))],
      ]}
    />
  );
}
