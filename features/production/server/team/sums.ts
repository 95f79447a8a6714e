import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { TeamSum } from '../../contract/team.ts';
import { partsOf } from '../../rules/parts.ts';
import type { Span } from '../../rules/periods.ts';

/** What came to a leader through one person: all of it, and what that person closed themselves. */
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

/** Of shares: what counts as a person's own is at most at this level. */
const ofShares = (id: string, level: string, own: number) => `
  ${id} AS id, t.gross_cents AS gross, CASE WHEN ${level} <= ${own} THEN t.gross_cents ELSE 0 END AS own, t.deals,
  CASE WHEN ${level} <= ${own} THEN t.deals ELSE 0 END AS own_deals, t.value_cents AS value,
  CASE WHEN ${level} <= ${own} THEN t.value_cents ELSE 0 END AS own_value`;

/**
 * What came to a leader in some days through each person directly below, and through the leader themselves: of whole months
 * their sums, of the days beside them the shares.
 */
export const sumsByVia = async (db: Db, leaderId: string, span: Span): Promise<ViaSum[]> => {
  const { months, days } = partsOf(span);
  const values: string[] = [leaderId];
  const the = (value: string) => `$${values.push(value)}`;
  const sources = [
    ...(months
      ? [
          `SELECT via_id AS id, gross_cents AS gross, own_cents AS own, deals, own_deals, value_cents AS value,
                  own_value_cents AS own_value
           FROM team_month WHERE leader_id = $1 AND month BETWEEN ${the(months.from)} AND ${the(months.to)}`,
        ]
      : []),
    ...days.map(
      ({ from, to }) =>
        `SELECT ${ofShares('t.via_id', 't.level', 1)} FROM deal_share_team t
         WHERE t.leader_id = $1 AND t.signed_on BETWEEN ${the(from)} AND ${the(to)}`,
    ),
  ];
  if (sources.length === 0) return [];
  return (await ask<Row>(db, `${added} FROM (${sources.join(' UNION ALL ')}) s GROUP BY id`, values)).map(asSum);
};

/**
 * The same of the people so many levels below the leader on the day of each signing. What is nearer to the leader comes under
 * the leader's own id.
 */
export const sumsAtLevel = async (db: Db, leaderId: string, level: number, span: Span): Promise<ViaSum[]> => {
  if (level === 1) return sumsByVia(db, leaderId, span);
  const rows = await ask<Row>(
    db,
    `${added} FROM (
       SELECT ${ofShares('coalesce(low.leader_id, $1)', 't.level', level)}
       FROM deal_share_team t
       LEFT JOIN deal_share_team low ON low.share_id = t.share_id AND low.level = t.level - $2
       WHERE t.leader_id = $1 AND t.signed_on BETWEEN $3 AND $4
     ) s GROUP BY id`,
    [leaderId, level, span.from, span.to],
  );
  return rows.map(asSum);
};

export const nothing: TeamSum = { grossCents: 0, deals: 0, valueCents: 0 };

export const plus = (a: TeamSum, b: TeamSum): TeamSum => ({
  grossCents: a.grossCents + b.grossCents,
  deals: a.deals + b.deals,
  valueCents: a.valueCents + b.valueCents,
});

export const total = (sums: TeamSum[]): TeamSum => sums.reduce(plus, nothing);
