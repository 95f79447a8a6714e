import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { dashboardPart } from '#platform/server/dashboard.ts';
import { ask } from '#platform/server/database/ask.ts';
import { chartOf, type DaySum, firstDayOf } from '../dashboard/add-up.rules.ts';
import { agingOf, gross, outstandingOf, readDashboard } from '../dashboard/read-dashboard.server.ts';
import { readNextPayoutSums } from '../money/next-payout.server.ts';
import { openInvoicesOf } from '../outstanding/open-invoices.server.ts';
import { orders, rowsAtLevel, spansOf, withNames } from '../performance/performance.server.ts';
import { agingCard, chartCard, figuresCard, moneyCard, nextPayoutCard, teamCard } from '../production.words.ts';
import { requireBelow } from '../team/whose.server.ts';
import { HomeAging, HomeChart, HomeFigures, HomeMoney, HomePayout, HomeTeam } from './home.calls.ts';

const readMonths = async (at: Reading) => {
  const day = today(at.clock);
  return { months: chartOf(await ask<DaySum>(at.db, gross, [at.actor.userId, firstDayOf(day)]), day) };
};

/** undefined while nothing is outstanding. */
const readAging = async (at: Reading) => {
  const open = await openInvoicesOf(at, at.actor.userId);
  return open.length > 0 ? { aging: agingOf(open), outstanding: outstandingOf(open) } : undefined;
};

const shownMembers = 5;

/** The team's production this month. Undefined for people who lead nobody. */
const readTeam = async (at: Reading) => {
  const { team } = await requireBelow(at, undefined);
  const spans = spansOf(at, { period: 'month', on: undefined, against: 'last' });
  const { rows, group } = await rowsAtLevel(at, team, 1, spans);
  if (rows.length === 0) return undefined;
  const most = rows.toSorted((a, b) => orders.Group(a, b) || (a.id < b.id ? -1 : 1)).slice(0, shownMembers);
  return { span: spans.span, rows: await withNames(at, team, 1, most), group, members: rows.length };
};

const readMoney = async (at: Reading): Promise<HomeMoney> => {
  const figures = await readDashboard(at);
  const payout = await readNextPayoutSums(at);
  const team = await readTeam(at);
  return { ...figures, payout: payout ?? null, team: team ?? null };
};

/** The cards of production on the home page. */
export const homeParts = [
  dashboardPart(moneyCard, HomeMoney, readMoney),
  dashboardPart(nextPayoutCard, HomePayout, readNextPayoutSums),
  dashboardPart(figuresCard, HomeFigures, readDashboard),
  dashboardPart(chartCard, HomeChart, readMonths),
  dashboardPart(agingCard, HomeAging, readAging),
  dashboardPart(teamCard, HomeTeam, readTeam),
];
