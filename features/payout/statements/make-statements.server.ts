import type { Writing } from '#platform/server/context.ts';
import type { RunKind } from '../payout.words.ts';
import { agencyStatements } from './agency-statements.server.ts';
import { peopleStatements } from './people-statements.server.ts';
import type { PrintedStatement } from './statement-data.server.ts';
import { headOf, plainItems, type StatementInput } from './statement-head.server.ts';

/** All that the statement of each line of a run prints, in the order of the lines. */
export const makeStatements = (at: Writing, approved: StatementInput): Promise<PrintedStatement[]> =>
  makers[approved.run.kind](at, approved);

const makers: Record<RunKind, (at: Writing, approved: StatementInput) => Promise<PrintedStatement[]>> = {
  SALESPEOPLE: peopleStatements,
  COBROKERS: agencyStatements,
  REFUNDS: async (_, approved) =>
    approved.rows.map((row) => ({
      ...headOf(approved, row, { no: '', items: plainItems(approved.items.get(row.line.payeeId)) }),
      refundedCents: row.line.refundedCents,
    })),
};
