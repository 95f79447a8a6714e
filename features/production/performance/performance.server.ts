import { uplinesOn } from '#features/commission/index.server.ts';
import { downlineOf, findMembers, type Member } from '#features/people/index.server.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { production } from '../room.calls.ts';
import { dayAfter, dayBefore, periodBefore, type Span, toDate, yearBefore } from '../team/periods.rules.ts';
import { seenFrom, type Team } from '../team/seen.server.ts';
import { levelsOf, nothing, plus, sumsAtLevel, sumsByVia, total, type ViaSum } from '../team/sums.server.ts';
import type { TeamRow, TeamSum } from '../team/team.calls.ts';
import { requireBelow } from '../team/whose.server.ts';
import { newestOf } from '../team-transactions/list-team-deals.server.ts';

type PeriodQuery = Omit<Input<typeof production.performance>['query'], 'level'>;

/** The days asked for, and those that they are held against. */
export const spansOf = (at: Reading, { period, on, against }: Pick<PeriodQuery, 'period' | 'on' | 'against'>) => {
  const day: Day = today(at.clock);
  if (on && on > day)
    throw new Refusal('team.invalid', 'This day is still to come. Choose today or an earlier one.', { field: 'on' });
  const span = toDate(period, on ?? day);
  return { span, before: against === 'year' ? yearBefore(span) : periodBefore(period, span) };
};

const compared = (now: TeamSum, before: TeamSum) => ({ ...now, before });

/** The sums of one person among those of a leader. */
const ofOne = (sums: ViaSum[], id: string): TeamSum => sums.find((sum) => sum.id === id)?.group ?? nothing;
const ofOthers = (sums: ViaSum[], id: string): TeamSum =>
  total(sums.filter((sum) => sum.id !== id).map(({ group }) => group));

/** Production of a team: the leader, the members, and both together. */
export const readPerformance = async (
  at: Reading,
  { query }: Input<typeof production.performance>,
): Promise<Data<typeof production.performance>> => {
  const { line, team } = await requireBelow(at, query.parent);
  const { span, before } = spansOf(at, query);
  const day = today(at.clock);
  const { leaderId } = team;
  const [now, then, newest, since] = await Promise.all([
    sumsByVia(at.db, team, span),
    sumsByVia(at.db, team, before),
    newestOf(at, team, span),
    seenFrom(at.db, team),
  ]);
  const own = compared(ofOne(now, leaderId), ofOne(then, leaderId));
  const downline = compared(ofOthers(now, leaderId), ofOthers(then, leaderId));
  return {
    line,
    seenFrom: since,
    level: query.level,
    span,
    before,
    own,
    downline,
    newest,
    steps: {
      previous: dayBefore(query.period, span.to),
      next: dayAfter(query.period, span.to, day),
    },
    group: compared(plus(own, downline), plus(own.before, downline.before)),
  };
};

/** Everyone at a level below a leader with their production, and that of the leader and nearer levels. */
export const rowsAtLevel = async (at: Reading, team: Team, level: number, spans: { span: Span; before: Span }) => {
  const day = today(at.clock);
  const { leaderId } = team;
  const [now, then, directs] = await Promise.all([
    sumsAtLevel(at.db, team, level, spans.span),
    sumsAtLevel(at.db, team, level, spans.before),
    level === 1 ? downlineOf(at.db, leaderId, day) : [],
  ]);
  const sumOf = new Map(now.map((sum) => [sum.id, sum]));
  const beforeOf = new Map(then.map((sum) => [sum.id, sum.group]));
  const active = directs.filter(({ disabledAt }) => disabledAt === null).map(({ personId }) => personId);
  const ids = new Set([...sumOf.keys(), ...beforeOf.keys(), ...active]);
  ids.delete(leaderId);
  const rows = [...ids].map((id) => ({
    id,
    own: sumOf.get(id)?.own ?? nothing,
    group: compared(sumOf.get(id)?.group ?? nothing, beforeOf.get(id) ?? nothing),
  }));
  const nearer = compared(ofOne(now, leaderId), ofOne(then, leaderId));
  const rowsSum = compared(ofOthers(now, leaderId), ofOthers(then, leaderId));
  return { rows, nearer, rowsSum, group: compared(plus(nearer, rowsSum), plus(nearer.before, rowsSum.before)) };
};

type SumRow = Awaited<ReturnType<typeof rowsAtLevel>>['rows'][number];

/** The rows with who they are about. Somebody whom another one leads by now is marked. */
export const withNames = async (at: Reading, team: Team, level: number, rows: SumRow[]): Promise<TeamRow[]> => {
  const members = await findMembers(
    at.db,
    rows.map(({ id }) => id),
    today(at.clock),
  );
  const memberOf = new Map(members.map((member) => [member.personId, member]));
  const others = level === 1 ? await otherLeaders(at, team.leaderId, members) : new Set();
  return rows.flatMap(({ id, own, group }) => {
    const member = memberOf.get(id);
    if (!member) return [];
    const { saNo, name, registrationNo, picture, rankName: rank, directs, uplineId, uplineSince } = member;
    const movedOn = others.has(uplineId) ? uplineSince : null;
    return [{ saNo, name, registrationNo, picture, rank, directs, movedOn, own, group }];
  });
};

/**
 * Uplines of these people today other than the leader. A person whose upline has left is led by the next one above, as in the count of
 * their deals.
 */
const otherLeaders = async (at: Reading, leaderId: string, members: Member[]): Promise<Set<string | null>> => {
  const oneOf = new Map(members.map(({ uplineId, personId }) => [uplineId, personId]));
  oneOf.delete(leaderId);
  const day = today(at.clock);
  const uplineIds = await Promise.all(
    [...oneOf].map(async ([uplineId, personId]) => {
      const [leads] = await uplinesOn(at.db, personId, day);
      return leads === leaderId ? [] : [uplineId];
    }),
  );
  return new Set(uplineIds.flat());
};

export const orders = {
  Group: (a: SumRow, b: SumRow) => b.group.grossCents - a.group.grossCents,
  Own: (a: SumRow, b: SumRow) => b.own.grossCents - a.own.grossCents,
};

type Order = Pick<Input<typeof production.performanceRows>['query'], 'sortBy' | 'sortDirection'>;

/** The people of a level in the order that is asked for, all or those of a page. */
export const namedInOrder = async (
  at: Reading,
  team: Team,
  level: number,
  rows: SumRow[],
  { sortBy, sortDirection }: Order,
  pageOf = <T>(all: T[]): T[] => all,
): Promise<TeamRow[]> => {
  const sign = sortDirection === 'desc' ? 1 : -1;
  if (sortBy === 'Name')
    return pageOf((await withNames(at, team, level, rows)).sort((a, b) => -sign * a.name.localeCompare(b.name)));
  const sorted = rows.sort((a, b) => sign * orders[sortBy](a, b) || (a.id < b.id ? -1 : 1));
  return withNames(at, team, level, pageOf(sorted));
};

/** A page of the people at a level below a leader. */
export const readRows = async (
  at: Reading,
  { query }: Input<typeof production.performanceRows>,
): Promise<Data<typeof production.performanceRows>> => {
  const { level, pageNumber, pageSize } = query;
  const { team } = await requireBelow(at, query.parent);
  const spans = spansOf(at, query);
  const [{ rows, ...sums }, levels] = await Promise.all([rowsAtLevel(at, team, level, spans), levelsOf(at.db, team)]);
  const pageOf = <T>(all: T[]) => all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
  const ordered = await namedInOrder(at, team, level, rows, query, pageOf);
  return { ...sums, ...spans, levels, rows: ordered, totalRecords: rows.length, totalIsCapped: false };
};
