import { pgTable, smallint, uuid } from 'drizzle-orm/pg-core';

/** How many papers an approved submission still lacks at each gate. */
export const esubmissionPapers = pgTable('esubmission_papers', {
  esubmissionId: uuid('esubmission_id').primaryKey(),
  invoice: smallint().notNull(),
  payout: smallint().notNull(),
  dueDiligence: smallint('due_diligence').notNull(),
  /** Null until it is counted. */
  cobroker: smallint(),
});
