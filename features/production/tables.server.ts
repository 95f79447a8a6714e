import { bigint, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, dayColumn } from '#platform/server/database/columns.ts';

/** A share for each person above it on the day of signing: level 0 is the salesperson, via is the one below the leader. */
export const dealShareTeam = pgTable(
  'deal_share_team',
  {
    shareId: uuid('share_id').notNull(),
    level: smallint().notNull(),
    dealId: uuid('deal_id').notNull(),
    memberId: uuid('member_id').notNull(),
    leaderId: uuid('leader_id').notNull(),
    viaId: uuid('via_id').notNull(),
    signedOn: dayColumn('signed_on').notNull(),
    grossCents: centsColumn('gross_cents').notNull(),
    deals: smallint().notNull(),
    valueCents: centsColumn('value_cents').notNull(),
    type: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.level] })],
);

/** A leader's production in a month through each person directly below. */
export const teamMonth = pgTable(
  'team_month',
  {
    leaderId: uuid('leader_id').notNull(),
    month: dayColumn().notNull(),
    viaId: uuid('via_id').notNull(),
    grossCents: centsColumn('gross_cents').notNull(),
    ownCents: centsColumn('own_cents').notNull(),
    deals: bigint({ mode: 'number' }).notNull(),
    ownDeals: bigint('own_deals', { mode: 'number' }).notNull(),
    valueCents: centsColumn('value_cents').notNull(),
    ownValueCents: centsColumn('own_value_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.leaderId, table.month, table.viaId] })],
);

/** The same of each person two or more levels below. */
export const teamLevelMonth = pgTable(
  'team_level_month',
  {
    leaderId: uuid('leader_id').notNull(),
    level: smallint().notNull(),
    month: dayColumn().notNull(),
    personId: uuid('person_id').notNull(),
    grossCents: centsColumn('gross_cents').notNull(),
    ownCents: centsColumn('own_cents').notNull(),
    deals: bigint({ mode: 'number' }).notNull(),
    ownDeals: bigint('own_deals', { mode: 'number' }).notNull(),
    valueCents: centsColumn('value_cents').notNull(),
    ownValueCents: centsColumn('own_value_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.leaderId, table.level, table.month, table.personId] })],
);

/** Deals whose team is to be counted anew. */
export const teamStale = pgTable('team_stale', {
  dealId: uuid('deal_id').primaryKey(),
});
