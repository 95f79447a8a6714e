import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { HowComputed } from '#features/commission/index.web.ts';
import { EntryTable } from '#features/ledger/web/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { dealTypes, paidSums } from '../production.words.ts';
import { TransactionBadge } from '../transactions/dealColumns.tsx';
import { Documents } from './Documents.tsx';
import classes from './detail.module.css';
import type { Detail } from './detail.web.ts';
import { Invoices } from './Invoices.tsx';
import { Payouts } from './Payouts.tsx';
import { Receipts } from './Receipts.tsx';
import { Reminders } from './Reminders.tsx';

/** A deal's amounts with their computation, its papers, its timeline, and its journal entries. */
export function DealDetails({ deal }: { deal: Detail }) {
  const { isClosing, invoices, receipts, payouts, reminders, timeline, entries } = deal;
  const sections: [id: string, label: string, count: number | undefined, content: ReactNode][] = [
    ['sharing', 'Sharing', undefined, <Sharing key="sharing" deal={deal} />],
    ['invoices', 'Invoices', invoices.length, <Invoices key="invoices" deal={deal} />],
    ['receipts', 'Receipts', receipts.length, <Receipts key="receipts" deal={deal} />],
    ['payouts', 'Payouts', payouts.length, <Payouts key="payouts" deal={deal} />],
    ...(isClosing ? [['documents', 'Documents', undefined, <DocumentsOf key="documents" deal={deal} />] as const] : []),
    ['reminders', 'Reminders', reminders.length, <Reminders key="reminders" deal={deal} />],
    ['timeline', 'Timeline', undefined, <Timeline key="timeline" events={timeline} />],
    ['ledger', 'Ledger entries', entries.length, <Journal key="ledger" entries={entries} />],
  ].map((each) => [...each] as [string, string, number | undefined, ReactNode]);
  return (
    <article className={classes.deal} aria-label={deal.dealNo}>
      <RecordHead
        number={deal.dealNo}
        state={<TransactionBadge transaction={deal} />}
        title={deal.address}
        line={[
          dealTypes[deal.type],
          `signed ${formatDay(deal.signedOn)}`,
          deal.completedOn && `completed ${formatDay(deal.completedOn)}`,
          <Anchor key="case" component={RouteLink} inherit to={`/e-submission/${deal.eSubId}`}>
            <UnbrokenNumbers>{deal.caseNo}</UnbrokenNumbers>
          </Anchor>,
        ]}
        figure={{ label: 'My share', cents: deal.ownCents }}
      />
      <Facts
        items={[
          deal.forfeited
            ? { label: 'Forfeited to my share', value: <ToSection cents={deal.forfeited.grossCents} id="sharing" /> }
            : { label: 'Gross commission', value: <ToSection cents={deal.grossCents} id="sharing" /> },
          { label: 'Earned so far', value: <ToSection cents={deal.earnedCents} id="receipts" /> },
          { label: paidSums.ofDeals, value: <ToSection cents={deal.paidCents} id="payouts" /> },
        ]}
      />
      <nav className={classes.nav} aria-label="Sections">
        {sections.map(([id, label, count]) => (
          <button key={id} type="button" onClick={() => goTo(id)}>
            {label} {count !== undefined && <span className={classes.dim}>{count}</span>}
          </button>
        ))}
      </nav>
      {sections.map(([id, label, , content]) => (
        <section key={id} id={id} className={classes.section} aria-labelledby={`${id}-head`}>
          <h3 id={`${id}-head`}>{label}</h3>
          {content}
        </section>
      ))}
    </article>
  );
}

/** Staff who look into a portal see no documents and no PDF. */
function DocumentsOf({ deal: { opensPapers, transId, person } }: { deal: Detail }) {
  if (opensPapers) return <Documents transId={transId} />;
  return <p className={classes.dim}>Only {person.name} can open the documents and PDFs of this deal.</p>;
}

const goTo = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' });

/** A figure that leads to the section whose rows add up to it. */
function ToSection({ cents, id }: { cents: number; id: string }) {
  return (
    <Anchor component="button" type="button" inherit className={classes.figure} onClick={() => goTo(id)}>
      <Money cents={cents} />
    </Anchor>
  );
}

/** The amount that is shared: the commission, or the forfeited amount if the deal fell through. */
function Sharing({ deal }: { deal: Detail }) {
  const { forfeited, shares } = deal;
  if (deal.state === 'CANCELLED') return <p className={classes.dim}>The deal was cancelled. Nothing is shared.</p>;
  if (forfeited?.cents === 0 && shares.every(({ cents }) => cents === 0))
    return <p className={classes.dim}>The deal fell through and nothing was forfeited. Nothing is shared.</p>;
  const whole = forfeited ? forfeited.cents : deal.commissionCents;
  const gross = forfeited ? 'Forfeited to my share' : 'Gross commission';
  return shares.map((share) => (
    <div key={share.shareId} className={classes.two}>
      <dl className={classes.rows}>
        <Row label={forfeited ? 'Forfeited in total' : 'Deal commission'} cents={whole} />
        <Row label="Other shares" cents={share.cents - whole} />
        <Row label={share.role === 'CA' ? `${gross}, as closing agent` : gross} cents={share.cents} strong />
        <Row label="Uplines and agency" cents={-share.restCents} />
        <Row label={ownLabel(deal, share)} cents={share.ownCents} strong />
      </dl>
      <HowComputed computed={{ ...share, chain: [] }} />
    </div>
  ));
}

const ownLabel = ({ forfeited }: Detail, { frozenAt }: Detail['shares'][number]): string => {
  if (forfeited) return 'My share';
  return frozenAt ? 'My share, final since money came in' : 'My share, expected';
};

function Row({ label, cents, strong = false }: { label: string; cents: number; strong?: boolean }) {
  return (
    <div data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>
        <Money bare cents={cents} />
      </dd>
    </div>
  );
}

function Timeline({ events }: { events: Detail['timeline'] }) {
  return (
    <ol className={classes.timeline}>
      {events.map(({ day, what, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two things of one name may happen on a day
        <li key={`${day} ${index}`}>
          <span className={classes.dim}>{formatDay(day)}</span>
          <span>
            {what}
            {note && <span className={classes.note}>{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Journal({ entries }: Pick<Detail, 'entries'>) {
  if (entries.length === 0) return <p className={classes.dim}>Nothing is posted before the first invoice.</p>;
  return <EntryTable entries={entries.toReversed()} />;
}
