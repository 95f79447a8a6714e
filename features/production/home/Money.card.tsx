import type { ReactNode } from 'react';
import { type Lateness, lateness } from '#features/billing/reports/late.rules.ts';
import { formatDay, formatMonth } from '#platform/contract/days.ts';
import { formatAmount, formatMoney } from '#platform/contract/money.ts';
import { StackedBar } from '#platform/web/chart/StackedBar.tsx';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { Box } from '#platform/web/kit/page/Box.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { places, teamPlaces } from '../links.rules.ts';
import { TurnoverChange } from '../TurnoverChange.tsx';
import type { HomeMoney } from './home.calls.ts';
import classes from './Money.card.module.css';

/** On a salesperson's home: what was paid this year, twelve months of commission, and what comes next. */
export function Money({ data }: { data: HomeMoney }) {
  const { spans, paid, gross, submitted, outstanding, aging, payout, team } = data;
  const year = spans.year.to.slice(0, 4);
  const ages = Object.keys(lateness) as Lateness[];
  return (
    <Box
      title="Money"
      action={
        <Verb component={RouteLink} to={places.dashboard}>
          My Production
        </Verb>
      }
    >
      <div className={classes.top}>
        <div className={classes.above}>
          <span>Paid to me in {year}</span>
          <TurnoverChange now={paid.year.cents} before={paid.lastYear.cents} on="on last year" />
        </div>
        <div className={classes.big}>
          <Figure cents={paid.year.cents} to={places.paid(spans.year)} label={`Paid to me in ${year}`} withCurrency />
        </div>
        <Bars months={data.months} />
      </div>
      <dl className={classes.lines}>
        <Line
          label={formatMonth(spans.month.from).split(' ')[0] ?? ''}
          sub={`Gross, ${counted(gross.month.count, 'deal')} · ${counted(submitted.month.count, 'case')} submitted`}
        >
          <Figure cents={gross.month.cents} to={places.signed(spans.month)} label="Gross commission this month" />
        </Line>
        <Line
          label={payout ? `Next payout, ${formatDay(payout.payDay).slice(0, 6)}` : 'Next payout'}
          sub={nextWords(payout)}
        >
          <Figure cents={payout?.readyCents ?? 0} to={places.next('READY')} label="Next payout" />
        </Line>
        <Line
          label="Outstanding"
          sub={
            <>
              {outstanding.overdueCents > 0 && (
                <>
                  <RouteLink to={places.outstanding('OVERDUE')} className={classes.overdue}>
                    {formatAmount(outstanding.overdueCents)} overdue
                  </RouteLink>
                  {' · '}
                </>
              )}
              {counted(outstanding.count, 'invoice')}
            </>
          }
          foot={
            outstanding.cents > 0 && (
              <StackedBar
                parts={ages.map((key, index) => ({ key, value: aging[key].cents, color: `var(--g-age-${index})` }))}
              />
            )
          }
        >
          <Figure cents={outstanding.cents} to={places.outstanding()} label="Outstanding" />
        </Line>
        {team && (
          <Line label="My team" sub={`Gross this month, ${counted(team.members, 'member')} and me`}>
            <Figure cents={team.group.grossCents} to={teamPlaces.group(team.span)} label="My team this month" />
          </Line>
        )}
      </dl>
    </Box>
  );
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

const nextWords = (payout: HomeMoney['payout']): string => {
  if (!payout) return 'Nothing earned yet';
  const ready = payout.ready > 0 ? counted(payout.ready, 'item') : 'Nothing is ready yet';
  return payout.held > 0 ? `${ready} · ${formatAmount(payout.heldCents)} held` : ready;
};

type LineProps = { label: string; sub: ReactNode; foot?: ReactNode; children: ReactNode };

function Line({ label, sub, foot, children }: LineProps) {
  return (
    <div className={classes.line}>
      <dt className="g-medium">{label}</dt>
      <dd className={classes.value}>{children}</dd>
      <dd className={classes.sub}>{sub}</dd>
      {foot && <dd className={classes.foot}>{foot}</dd>}
    </div>
  );
}

/** Twelve months of gross commission. The bars are decorative: the highest is said in words, and all are in My Production. */
function Bars({ months }: { months: HomeMoney['months'] }) {
  const highest = months.reduce((most, month) => (month.cents > most.cents ? month : most));
  return (
    <>
      <div className={classes.bars} aria-hidden="true">
        {months.map(({ from, cents }, index) => (
          <div key={from} className={classes.bar} data-now={index === months.length - 1 || undefined}>
            <span style={{ height: `${highest.cents > 0 ? Math.max(4, (100 * cents) / highest.cents) : 4}%` }} />
            {formatMonth(from)[0]}
          </div>
        ))}
      </div>
      <p className="g-caption">
        Gross a month
        {highest.cents > 0 &&
          ` · highest ${formatDay(highest.from).slice(3, 6)}, ${formatMoney(highest.cents).slice(0, -3)}`}
      </p>
    </>
  );
}
