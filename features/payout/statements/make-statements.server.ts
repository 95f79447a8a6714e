import type { Writing } from '#platform/server/context.ts';
import type { RunKind } from '../payout.words.ts';
import { agencyStatements } from './agency-statements.server.ts';
import { peopleStatements } from './people-statements.server.ts';
import type { PrintedStatement } from './statement-data.server.ts';
import { type Given, headOf, plainItems } from './statement-head.server.ts';

/** All that the statement of each line of a run prints, in the order of the lines. */
export const makeStatements = (at: Writing, given: Given): Promise<PrintedStatement[]> =>
  makers[given.run.kind](at, given);

const makers: Record<RunKind, (at: Writing, given: Given) => Promise<PrintedStatement[]>> = {
  SALESPEOPLE: peopleStatements,
  COBROKERS: agencyStatements,
  REFUNDS: async (_, given) =>
    given.rows.map((row) => ({
      ...headOf(given, row, { no: '', items: plainItems(given.items.get(row.line.payeeId)) }),
      refundedCents: row.line.refundedCents,
    })),
};
