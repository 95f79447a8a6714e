import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { uplinesOn } from '#features/commission/index.server.ts';
import { dealSharePublic, lockDealRow } from '#features/deal/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { internalOrigin, type Services, transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { type TeamRow, teamRowsOf } from './team-rows.rules.ts';

/** The columns of the sums of shares `t`; `isOwn` says which of them somebody closed without those below. */
const sumsOf = (sign: '' | '-', isOwn: string) =>
  ['gross_cents', 'deals', 'value_cents']
    .map((column) => `${sign}sum(t.${column}), ${sign}coalesce(sum(t.${column}) FILTER (WHERE ${isOwn}), 0)`)
    .join(', ');
const sumColumns = 'gross_cents, own_cents, deals, own_deals, value_cents, own_value_cents';
const addTo = (table: string) =>
  sumColumns
    .split(', ')
    .map((column) => `${column} = ${table}.${column} + excluded.${column}`)
    .join(', ');

/**
 * Adds the rows of `changed` to the sums of their months, through whom they came directly and at each deeper level, in the order of
 * their keys: two deals never wait for each other.
 */
const addUp = (sign: '' | '-') => `
  , deeper AS (
    INSERT INTO team_level_month (leader_id, level, month, person_id, ${sumColumns})
    SELECT t.leader_id, t.level - low.level, date_trunc('month', t.signed_on)::date, low.leader_id, ${sumsOf(sign, 'low.level = 0')}
    FROM changed t JOIN changed low ON low.share_id = t.share_id AND low.level <= t.level - 2
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (leader_id, level, month, person_id) DO UPDATE SET ${addTo('team_level_month')}
  )
  INSERT INTO team_month (leader_id, month, via_id, ${sumColumns})
  SELECT t.leader_id, date_trunc('month', t.signed_on)::date, t.via_id, ${sumsOf(sign, 't.level <= 1')}
  FROM changed t GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (leader_id, month, via_id) DO UPDATE SET ${addTo('team_month')}`;

const take = `WITH changed AS (DELETE FROM deal_share_team WHERE deal_id = $1 RETURNING *) ${addUp('-')}`;
const put = `
  WITH changed AS (
    INSERT INTO deal_share_team (share_id, level, deal_id, member_id, leader_id, via_id, signed_on, gross_cents, deals, value_cents,
                                 type)
    SELECT r."shareId", r.level, :dealId, r."memberId", r."leaderId", r."viaId", :signedOn::date, r."grossCents", r.deals,
           r."valueCents", :type
    FROM jsonb_to_recordset(:rows) AS r ("shareId" uuid, level smallint, "memberId" uuid, "leaderId" uuid, "viaId" uuid,
                                      "grossCents" bigint, deals smallint, "valueCents" bigint)
    RETURNING *
  ) ${addUp('')}`;

/**
 * Counts a deal in its teams again: its former amounts are removed, and its shares are counted by the team on the day of signing. A deal
 * that was cancelled or fell through counts zero.
 */
export const recountDeal = async (at: Writing<Actor | null>, dealId: string): Promise<void> => {
  const deal = await lockDealRow(at, dealId);
  // A change that comes meanwhile waits for this, and marks the deal again.
  await ask(at.db, 'DELETE FROM team_stale WHERE deal_id = $1', [dealId]);
  await ask(at.db, take, [dealId]);
  if (deal?.state !== 'OPEN') return;
  const shares = await at.db
    .select()
    .from(dealSharePublic)
    .where(and(eq(dealSharePublic.dealId, dealId), isNotNull(dealSharePublic.userId)))
    .orderBy(asc(dealSharePublic.position));
  const rows: TeamRow[] = [];
  const counted = shares.find(({ role }) => role === 'CA') ?? shares[0];
  for (const share of shares) {
    const memberId = share.userId;
    if (!memberId) continue;
    const chain = await uplinesOn(at.db, memberId, deal.signedOn);
    const { id: shareId, amountCents: grossCents } = share;
    rows.push(
      ...teamRowsOf({ shareId, memberId, grossCents, valueCents: share === counted ? deal.valueCents : null }, chain),
    );
  }
  const type = `${deal.transactionType}-${deal.category}`;
  await ask(at.db, put, { dealId, rows: JSON.stringify(rows), signedOn: deal.signedOn, type });
};

const batch = 200;

/** Counts the deals anew that changed, or were approved before there were teams. Answers how many. */
export const recountStale = async (services: Services): Promise<number> => {
  const at = { ...services, ...internalOrigin('job'), actor: null, db: services.database };
  const stale = await ask<{ id: string }>(
    services.database,
    'SELECT deal_id AS id FROM team_stale ORDER BY deal_id LIMIT $1',
    [batch],
  );
  for (const { id } of stale) await transact(at, (within) => recountDeal(within, id));
  return stale.length;
};

export const recountJob = (services: Services): Job => ({
  name: 'production.recount-teams',
  everyCron: '* * * * *',
  run: async () => {
    while ((await recountStale(services)) === batch);
  },
});
