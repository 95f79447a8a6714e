import { pgTable, pgView, smallint, uuid } from 'drizzle-orm/pg-core';
import { shownColumns } from '#platform/server/database/columns.ts';

const papersColumns = {
  esubmissionId: uuid('esubmission_id').primaryKey(),
  invoice: smallint().notNull(),
  payout: smallint().notNull(),
  dueDiligence: smallint('due_diligence').notNull(),
  /** Null until it is counted. */
  cobroker: smallint(),
};

/** How many papers an approved submission still lacks at each gate. */
export const esubmissionPapers = pgTable('esubmission_papers', papersColumns);

export const esubmissionPapersPublic = pgView(
  'esubmission_papers_public',
  shownColumns(papersColumns, 'esubmissionId', 'invoice', 'payout', 'dueDiligence', 'cobroker'),
).existing();
