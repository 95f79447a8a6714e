import { Anchor } from '@mantine/core';
import { IconArrowBackUp, IconChecks, IconClockExclamation, IconPencil } from '@tabler/icons-react';
import { dayOf, daysBetween, formatDay } from '#platform/contract/days.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Status } from '../status/status.words.ts';
import { steps } from '../steps.words.ts';
import { addressOfStep } from '../wizard/wizardSteps.web.ts';
import classes from './Attention.card.module.css';
import type { Attention as Data } from './home.calls.ts';

type Row = Data['rows'][number];

const looks = {
  RETURNED: { icon: IconArrowBackUp, tone: 'warning', verb: 'Amend' },
  OPTION: { icon: IconClockExclamation, tone: 'danger', verb: 'Open' },
  DRAFT: { icon: IconPencil, tone: 'neutral', verb: 'Continue' },
} as const;

const list = '/e-submission/status-of-submission';

/** On a salesperson's home: what waits for them, and the verb that settles it. */
export function Attention({ data: { rows, counts } }: { data: Data }) {
  return (
    <Panel title="Needs your attention" description={rows.length > 0 && <Counts counts={counts} />}>
      {rows.length === 0 ? (
        <EmptyState icon={IconChecks} title="All done">
          Returned submissions, options that expire soon and drafts appear here.
        </EmptyState>
      ) : (
        <ul className={classes.rows}>
          {rows.map((row) => (
            <AttentionRow key={`${row.kind} ${row.eSubId}`} row={row} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** How many there are of each kind, also of those that are not shown; where there is a list of them, it leads there. */
function Counts({ counts: { RETURNED, OPTION, DRAFT } }: { counts: Data['counts'] }) {
  return (
    <span className={classes.counts}>
      {RETURNED > 0 && (
        <Anchor component={RouteLink} to={`${list}?status=${Status.returned}`} inherit>
          {RETURNED} returned
        </Anchor>
      )}
      {OPTION > 0 && <span>{OPTION === 1 ? '1 option' : `${OPTION} options`}</span>}
      {DRAFT > 0 && (
        <Anchor component={RouteLink} to={`${list}?status=${Status.draft}`} inherit>
          {DRAFT === 1 ? '1 draft' : `${DRAFT} drafts`}
        </Anchor>
      )}
    </span>
  );
}

function AttentionRow({ row }: { row: Row }) {
  const { icon: Icon, tone, verb } = looks[row.kind];
  const today = useToday();
  return (
    <li>
      <RouteLink
        to={row.kind === 'DRAFT' ? addressOfStep(row.eSubId) : `/e-submission/${row.eSubId}`}
        className={classes.row}
      >
        <span className={classes.icon} data-tone={tone} aria-hidden="true">
          <Icon size={18} stroke={1.7} />
        </span>
        <span className={classes.what}>
          <strong>{titleOf(row, today)}</strong>
          <span>{underTitle(row)}</span>
        </span>
        <span className={classes.when} data-tone={row.kind === 'DRAFT' ? undefined : tone}>
          {whenOf(row)}
        </span>
        <span className={classes.verb}>{verb}</span>
      </RouteLink>
    </li>
  );
}

const titleOf = ({ kind, caseNo, day }: Row, today: string): string => {
  if (kind === 'RETURNED') return `${caseNo} was returned`;
  if (kind === 'DRAFT') return `${caseNo} is a draft`;
  const left = day ? daysBetween(today, day) : 0;
  if (left <= 0) return 'Option expires today';
  return left === 1 ? 'Option expires tomorrow' : `Option expires in ${left} days`;
};

const underTitle = ({ kind, caseNo, address, step, queries }: Row): string => {
  const place = address.trim() || 'No address yet';
  if (kind === 'OPTION') return `${place} · ${caseNo}`;
  if (kind === 'DRAFT') return `${place} · ${steps[step]}`;
  return queries > 0 ? `${place} · ${queries === 1 ? '1 query' : `${queries} queries`}` : place;
};

const whenOf = ({ kind, day, at }: Row): string => {
  const on = formatDay(day ?? dayOf(at));
  if (kind === 'OPTION') return on;
  return kind === 'RETURNED' ? `Since ${on}` : `Created ${on}`;
};
