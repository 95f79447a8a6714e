import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import { partsOf } from './parts.rules.ts';
import { commonDays, type Span } from './periods.rules.ts';
import type { Team } from './seen.server.ts';
import type { TeamSum } from './team.calls.ts';

/** A leader's production through one person: the total, and that person's own part. */
export type ViaSum = { id: string; group: TeamSum; own: TeamSum };

type Row = {
  id: string;
  grossCents: number;
  ownCents: number;
  deals: number;
  ownDeals: number;
  valueCents: number;
  ownValueCents: number;
};

const asSum = ({ id, grossCents, ownCents, deals, ownDeals, valueCents, ownValueCents }: Row): ViaSum => ({
  id,
  group: { grossCents, deals, valueCents },
  own: { grossCents: ownCents, deals: ownDeals, valueCents: ownValueCents },
});

const added = `
  SELECT id, coalesce(sum(gross), 0)::bigint AS "grossCents", coalesce(sum(own), 0)::bigint AS "ownCents",
         coalesce(sum(deals), 0)::bigint AS deals, coalesce(sum(own_deals), 0)::bigint AS "ownDeals",
         coalesce(sum(value), 0)::bigint AS "valueCents", coalesce(sum(own_value), 0)::bigint AS "ownValueCents"`;

/** From shares: a person's own part is at most at this level. */
const ofShares = (id: string, level: string, own: number) => `
  ${id} AS id, t.gross_cents AS gross, CASE WHEN ${level} <= ${own} THEN t.gross_cents ELSE 0 END AS own, t.deals,
  CASE WHEN ${level} <= ${own} THEN t.deals ELSE 0 END AS own_deals, t.value_cents AS value,
  CASE WHEN ${level} <= ${own} THEN t.value_cents ELSE 0 END AS own_value`;

/** From the sums of a month `m`. */
const ofMonths = (id: string) => `
  ${id} AS id, m.gross_cents AS gross, m.own_cents AS own, m.deals, m.own_deals, m.value_cents AS value,
  m.own_value_cents AS own_value`;

type Sources = { months: (from: string, to: string) => string; days: (from: string, to: string) => string };

/** The sums of stretches of days, from $1 on by `values`: of whole months their sums, of the days beside them the shares. */
const addParts = async (
  db: Db,
  spans: Span[],
  values: (string | number)[],
  { months, days }: Sources,
): Promise<ViaSum[]> => {
  const the = (value: string) => `$${values.push(value)}`;
  const sources = spans
    .map(partsOf)
    .flatMap((parts) => [
      ...(parts.months ? [months(the(parts.months.from), the(parts.months.to))] : []),
      ...parts.days.map(({ from, to }) => days(the(from), the(to))),
    ]);
  if (sources.length === 0) return [];
  return (
    await ask<Row>(db, `${added} FROM (${sources.join(' UNION ALL ')}) s GROUP BY id`, values, { prepared: false })
  ).map(asSum);
};

/** A leader's production in some days through each person directly below, and the leader's own. */
export const sumsByVia = (db: Db, { leaderId, days }: Team, span: Span): Promise<ViaSum[]> =>
  addParts(db, commonDays(days, span), [leaderId], {
    months: (from, to) => `
      SELECT ${ofMonths('m.via_id')} FROM team_month m WHERE m.leader_id = $1 AND m.month BETWEEN ${from} AND ${to}`,
    days: (from, to) => `
      SELECT ${ofShares('t.via_id', 't.level', 1)} FROM deal_share_team t
      WHERE t.leader_id = $1 AND t.signed_on BETWEEN ${from} AND ${to}`,
  });

/** Of a month's sums, the own part of leader `s`: the sums via themselves. */
const ofLeader = (column: string) => `CASE WHEN m.via_id = s.id THEN m.${column} ELSE 0 END`;

/** Production of each leader `s` in the whole months of $1 and in the days of $2. */
const ofTeams = `
  SELECT s.id, m.gross_cents AS gross, ${ofLeader('own_cents')} AS own, m.deals, ${ofLeader('own_deals')} AS own_deals,
         m.value_cents AS value, ${ofLeader('own_value_cents')} AS own_value
  FROM jsonb_to_recordset($1) AS s (id uuid, "from" date, "to" date)
  JOIN team_month m ON m.leader_id = s.id AND m.month BETWEEN s."from" AND s."to"
  UNION ALL
  SELECT ${ofShares('s.id', 't.level', 0)}
  FROM jsonb_to_recordset($2) AS s (id uuid, "from" date, "to" date)
  JOIN deal_share_team t ON t.leader_id = s.id AND t.signed_on BETWEEN s."from" AND s."to"`;

/**
 * Production of each of these people in some days, their own and with their team, by the sums of their teams: also for people below a
 * leader who has left, who has no sums any more. Only for days that the actor sees.
 */
export const sumsOfTeams = async (db: Db, teams: Team[], span: Span): Promise<Map<string, ViaSum>> => {
  const stretches = teams.flatMap(({ leaderId: id, days }) =>
    commonDays(days, span).map((stretch) => ({ id, ...partsOf(stretch) })),
  );
  if (stretches.length === 0) return new Map();
  const months = stretches.flatMap(({ id, months: whole }) => (whole ? [{ id, ...whole }] : []));
  const days = stretches.flatMap(({ id, days: beside }) => beside.map((each) => ({ id, ...each })));
  const rows = await ask<Row>(
    db,
    `${added} FROM (${ofTeams}) s GROUP BY id`,
    [JSON.stringify(months), JSON.stringify(days)],
    { prepared: false },
  );
  return new Map(rows.map((row) => [row.id, asSum(row)]));
};

/**
 * The same for the people at a level below the leader on the day of each signing. Nearer levels are under the leader's own id, only as a
 * group.
 */
export const sumsAtLevel = async (db: Db, team: Team, level: number, span: Span): Promise<ViaSum[]> => {
  if (level === 1) return sumsByVia(db, team, span);
  const { leaderId, days } = team;
  const [all, deeper] = await Promise.all([
    sumsByVia(db, team, span),
    addParts(db, commonDays(days, span), [leaderId, level], {
      months: (from, to) => `
        SELECT ${ofMonths('m.person_id')} FROM team_level_month m
        WHERE m.leader_id = $1 AND m.level = $2 AND m.month BETWEEN ${from} AND ${to}`,
      days: (from, to) => `
        SELECT ${ofShares('low.leader_id', 't.level', level)}
        FROM deal_share_team t JOIN deal_share_team low ON low.share_id = t.share_id AND low.level = t.level - $2
        WHERE t.leader_id = $1 AND t.level >= $2 AND t.signed_on BETWEEN ${from} AND ${to}`,
    }),
  ]);
  const group = minus(total(all.map((sum) => sum.group)), total(deeper.map((sum) => sum.group)));
  // All deals of a month may have been cancelled.
  return [{ id: leaderId, group, own: nothing }, ...deeper.filter((sum) => sum.group.grossCents !== 0)];
};

/** How many levels below a leader have deals: the sums of deeper levels are by their numbers. */
export const levelsOf = async (db: Db, { leaderId }: Team): Promise<number> => {
  const deepest = 'SELECT max(level)::int AS level FROM team_level_month WHERE leader_id = $1';
  const [row] = await ask<{ level: number | null }>(db, deepest, [leaderId], { prepared: false });
  return row?.level ?? 1;
};

export const nothing: TeamSum = { grossCents: 0, deals: 0, valueCents: 0 };

export const plus = (a: TeamSum, b: TeamSum): TeamSum => ({
  grossCents: a.grossCents + b.grossCents,
  deals: a.deals + b.deals,
  valueCents: a.valueCents + b.valueCents,
});

const minus = (a: TeamSum, b: TeamSum): TeamSum => ({
  grossCents: a.grossCents - b.grossCents,
  deals: a.deals - b.deals,
  valueCents: a.valueCents - b.valueCents,
});

export const total = (sums: TeamSum[]): TeamSum => sums.reduce(plus, nothing);
