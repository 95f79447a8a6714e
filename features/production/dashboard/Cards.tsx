import { IconCash, IconCoins, IconFileAlert, IconSend, IconWallet } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { places } from '../links.rules.ts';
import { paidSums } from '../production.words.ts';
import type { production } from '../room.calls.ts';
import { TurnoverChange } from '../TurnoverChange.tsx';
import classes from './Cards.module.css';
import pageClasses from './dashboard.module.css';
import type { Card as CardData } from './figures.calls.ts';

export type DashboardData = Data<typeof production.dashboard>;
type Span = DashboardData['spans']['month'];

/** `1–25 Nov 2026`. */
const spanWords = ({ from, to }: Span): string =>
  from === to ? formatDay(to) : `${Number(from.slice(8))}–${formatDay(to)}`;

const rowsWord = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** The five figures, each in its colour, with this year and the same days of the last one. */
export function Cards({ data }: { data: Omit<DashboardData, 'months' | 'types' | 'aging' | 'incomeYears'> }) {
  const { spans, submitted, gross, received, outstanding, paid } = data;
  return (
    <div className={`${classes.cards} ${pageClasses.cards}`}>
      <Compared
        label="Submitted"
        icon={IconSend}
        tone="info"
        card={submitted}
        spans={spans}
        row="case"
        to={places.submitted}
      />
      <Compared
        label="Gross commission"
        icon={IconCoins}
        tone="progress"
        card={gross}
        spans={spans}
        row="deal"
        to={places.signed}
      />
      <Compared
        label="Received"
        icon={IconCash}
        tone="success"
        card={received}
        spans={spans}
        row="entry"
        rows="entries"
        to={places.received}
      />
      <Shell label="Outstanding" icon={IconFileAlert} tone="warning">
        <div className={classes.value}>
          <Figure cents={outstanding.cents} to={places.outstanding()} label="Outstanding" />
        </div>
        <div className={classes.note}>Today, incl. GST · {rowsWord(outstanding.count, 'invoice')}</div>
        <div className={classes.lines}>
          <Line label="My share">
            <Figure cents={outstanding.shareCents} to={places.outstanding()} label="My share of what is outstanding" />
          </Line>
          <Line label="Overdue">
            <Figure cents={outstanding.overdueCents} to={places.outstanding('OVERDUE')} label="Overdue" />
          </Line>
          <span className={classes.end}>
            {outstanding.oldestDays > 0 && `Oldest ${rowsWord(outstanding.oldestDays, 'day')}`}
          </span>
        </div>
      </Shell>
      <Compared
        label={paidSums.inAll}
        icon={IconWallet}
        tone="accent"
        card={paid}
        spans={spans}
        row="payout"
        to={places.paid}
      />
    </div>
  );
}

type ShellProps = {
  label: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  tone: string;
  children: ReactNode;
};

function Shell({ label, icon: Icon, tone, children }: ShellProps) {
  return (
    <section className={classes.card} aria-label={label}>
      <div className={classes.top}>
        <h2 className={classes.label}>{label}</h2>
        <span className={classes.tile} data-tone={tone} aria-hidden="true">
          <Icon size={17} stroke={1.7} />
        </span>
      </div>
      {children}
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.line}>
      <span>{label}</span>
      <span>{children}</span>
    </div>
  );
}

type ComparedProps = Omit<ShellProps, 'children'> & {
  card: CardData;
  spans: DashboardData['spans'];
  row: string;
  rows?: string;
  to: (days: Span) => string;
};

function Compared({ card, spans, row, rows, to, ...shell }: ComparedProps) {
  const before = `Same days ${spans.lastYear.to.slice(0, 4)}`;
  return (
    <Shell {...shell}>
      <div className={classes.value}>
        <Figure cents={card.month.cents} to={to(spans.month)} label={`${shell.label} this month`} />
      </div>
      <div className={classes.note}>
        {spanWords(spans.month)} · {rowsWord(card.month.count, row, rows)}
      </div>
      <div className={classes.lines}>
        <Line label="Year to date">
          <Figure cents={card.year.cents} to={to(spans.year)} label={`${shell.label}, year to date`} />
        </Line>
        <Line label={before}>
          <Figure cents={card.lastYear.cents} to={to(spans.lastYear)} label={`${shell.label}, ${before}`} />
        </Line>
        <span className={classes.end}>
          <TurnoverChange now={card.year.cents} before={card.lastYear.cents} on="on last year" />
        </span>
      </div>
    </Shell>
  );
}
