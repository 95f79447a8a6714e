import { overdueDaysOf, stateOfDeal } from '#features/deal/server/index.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { production } from '../room.calls.ts';
import { firstDay, lastDay, type Span } from '../team/periods.rules.ts';
import { seenFrom, signedWithin, type Team } from '../team/seen.server.ts';
import { levelsOf, nothing, sumsAtLevel, total } from '../team/sums.server.ts';
import type { TeamDeal } from '../team/team.calls.ts';
import { requireBelow, requireCounted } from '../team/whose.server.ts';
import { withoutUnit } from '../without-unit.rules.ts';

type Query = Input<typeof production.teamDeals>['query'];
export type Filters = Input<typeof production.teamDealSheet>['query'];

/** Deals are counted up to this number. */
const counted = 10_000;

/** Overriding of actor $2 on a share `t`. */
const myOverriding = `
  (SELECT coalesce(sum(l.cents), 0)::bigint FROM share_part_public l
   WHERE l.share_id = t.share_id AND l.kind = 'OVERRIDE' AND l.person_id = $2)`;

/** Columns of shares `t` for the actor: $1 is the leader, $2 the actor, $3 today. */
const columns = `
  t.share_id AS "shareId", d.id AS "transId", d.deal_no AS "dealNo", d.address,
  t.type, t.signed_on AS "signedOn",
  jsonb_build_object('saNo', m.sa_no, 'name', m.name) AS member, t.level, t.gross_cents AS "grossCents",
  t.value_cents AS "valueCents", ${stateOfDeal('d', '$3::date')} AS state, ${overdueDaysOf('d', '$3::date')} AS "overdueDays",
  ${myOverriding} AS "overridingCents"`;

const joined = 'deal_share_team t JOIN deal_public d ON d.id = t.deal_id JOIN person_public m ON m.id = t.member_id';
const newestFirst = 't.signed_on DESC, t.share_id DESC';

const withoutUnits = (rows: TeamDeal[]): TeamDeal[] =>
  rows.map((row) => ({ ...row, address: withoutUnit(row.address) }));

/** Each statement is given all of the first three values, and may have use for fewer. */
const parameterTypes = '$2::uuid IS NOT NULL AND $3::date IS NOT NULL';

/** The newest deals of a team, the leader's own among them. */
export const newestOf = async (at: Reading, team: Team, { from, to }: Span): Promise<TeamDeal[]> =>
  withoutUnits(
    await ask<TeamDeal>(
      at.db,
      `SELECT ${columns} FROM (
         SELECT * FROM deal_share_team t WHERE leader_id = $1 AND signed_on BETWEEN $4 AND $5 AND ${signedWithin(team)}
         ORDER BY ${newestFirst} LIMIT 5
       ) t JOIN deal_public d ON d.id = t.deal_id JOIN person_public m ON m.id = t.member_id ORDER BY ${newestFirst}`,
      [team.leaderId, at.actor.userId, today(at.clock), from, to],
      { prepared: false },
    ),
  );

/** Shares that are expected to bring the actor overriding: nothing of it has come in, or it went back. */
const withExpected = `
  SELECT l.share_id FROM share_part_public l
  WHERE l.person_id = $2 AND l.kind = 'OVERRIDE' AND l.left_cents <> 0 AND l.left_cents = l.cents`;

/**
 * The condition of the filters on shares `t` of the leader $1, and its values from $4 on; $2 is the actor, $3 today. `chosen` are
 * the people that it names.
 */
const teamDealsWhere = async (at: Reading, team: Team, filters: Filters) => {
  const { under, depth, saNo, level, toLevel, from, to, type, state, withOwn, overriding } = filters;
  const values: (string | number)[] = [team.leaderId, at.actor.userId, today(at.clock)];
  const the = (value: string | number) => `$${values.push(value)}`;
  const [below, member] = await Promise.all([
    under === undefined ? undefined : requireCounted(at, team, under),
    saNo === undefined ? undefined : requireCounted(at, team, saNo),
  ]);
  const isLevelGiven = level !== undefined || toLevel !== undefined;
  const conditions = [
    't.leader_id = $1',
    signedWithin(team),
    below && cameBy(below.id, depth, the),
    member && `t.member_id = ${the(member.id)}`,
    level !== undefined && `t.level = ${the(level)}`,
    toLevel !== undefined && `t.level <= ${the(toLevel)}`,
    !isLevelGiven && withOwn === 'false' && 't.level > 0',
    overriding === 'true' && `t.share_id IN (${withExpected})`,
    from && `t.signed_on >= ${the(from)}`,
    to && `t.signed_on <= ${the(to)}`,
    type && `t.type = ${the(type)}`,
    state &&
      `EXISTS (SELECT FROM deal_public d WHERE d.id = t.deal_id AND ${stateOfDeal('d', '$3::date')} = ${the(state)})`,
  ].filter(Boolean);
  const isWhole = !member && !isLevelGiven && !type && !state && overriding !== 'true';
  const chosen = [below, member].flatMap((each) => (each ? [{ saNo: each.saNo, name: each.name }] : []));
  return { where: conditions.join(' AND '), values, isWhole, below, chosen };
};

/** That shares `t` came to the leader through this person, who stood so many levels below, or at any. */
const cameBy = (id: string, depth: number | undefined, the: (value: string | number) => string): string => {
  if (depth === 1) return `t.level > 0 AND t.via_id = ${the(id)}`;
  const level = depth === undefined ? 'low.level < t.level' : `low.level = t.level - ${the(depth)}`;
  return `EXISTS (SELECT FROM deal_share_team low WHERE low.share_id = t.share_id AND low.leader_id = ${the(id)} AND ${level})`;
};

/** A page of the deals of a team, share by share. */
export const listTeamDeals = async (
  at: Reading,
  { query }: { query: Query },
): Promise<Data<typeof production.teamDeals>> => {
  const { line, team } = await requireBelow(at, query.parent);
  const { where, values, isWhole, below, chosen } = await teamDealsWhere(at, team, query);
  const order = query.sortDirection === 'asc' ? 't.signed_on, t.share_id' : newestFirst;
  const [rows, [number], totals, since, levels] = await Promise.all([
    ask<TeamDeal>(
      at.db,
      `SELECT ${columns} FROM ${joined} WHERE ${where} ORDER BY ${order}
       LIMIT ${query.pageSize} OFFSET ${(query.pageNumber - 1) * query.pageSize}`,
      values,
      { prepared: false },
    ),
    ask<{ rows: number }>(
      at.db,
      `SELECT count(*)::int AS rows FROM (SELECT FROM deal_share_team t WHERE ${where} AND ${parameterTypes} LIMIT ${counted + 1}) found`,
      values,
      { prepared: false },
    ),
    isWhole && (!below || query.depth)
      ? wholeTotals(at, team, { ...query, below: below?.id })
      : totalsOf(at, { where, values }, query),
    seenFrom(at.db, team),
    levelsOf(at.db, team),
  ]);
  const all = number?.rows ?? 0;
  return {
    rows: withoutUnits(rows),
    totalRecords: Math.min(all, counted),
    totalIsCapped: all > counted,
    line,
    seenFrom: since,
    levels,
    chosen,
    totals,
  };
};

/**
 * The sums of all shares of some days, or of what came through one person, from the sums of the months. Nothing comes to a
 * leader through themselves.
 */
const wholeTotals = async (
  at: Reading,
  team: Team,
  { from = firstDay, to = lastDay, withOwn, depth = 1, below }: Query & { below: string | undefined },
) => {
  const sums = await sumsAtLevel(at.db, team, below ? depth : 1, { from, to });
  const isMeant = (id: string) =>
    below ? id === below && id !== team.leaderId : withOwn === 'true' || id !== team.leaderId;
  return total(sums.filter(({ id }) => isMeant(id)).map(({ group }) => group));
};

type Totals = Data<typeof production.teamDeals>['totals'];

/** The caller's overriding is summed only if the list is filtered by it. */
const totalsOf = async (
  at: Reading,
  { where, values }: { where: string; values: (string | number)[] },
  { overriding }: Query,
): Promise<Totals> => {
  const mine = overriding === 'true' ? `, coalesce(sum(${myOverriding}), 0)::bigint AS "overridingCents"` : '';
  const [totals] = await ask<Totals>(
    at.db,
    `SELECT coalesce(sum(t.gross_cents), 0)::bigint AS "grossCents", coalesce(sum(t.deals), 0)::bigint AS deals,
            coalesce(sum(t.value_cents), 0)::bigint AS "valueCents"${mine}
     FROM deal_share_team t WHERE ${where} AND ${parameterTypes}`,
    values,
    { prepared: false },
  );
  return totals ?? nothing;
};

/** The statement of every row that the filters find, for the file. */
export const teamDealsStatement = async (at: Reading, filters: Filters) => {
  const { team } = await requireBelow(at, filters.parent);
  const { where, values } = await teamDealsWhere(at, team, filters);
  return { text: `SELECT ${columns} FROM ${joined} WHERE ${where} ORDER BY ${newestFirst}`, values };
};
