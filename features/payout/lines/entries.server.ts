import { gstAt, readGst } from '#features/firm/server/index.ts';
import type { EntryLine } from '#features/ledger/words.ts';
import type { Writing } from '#platform/server/context.ts';
import type { RunKind } from '../payout.words.ts';
import { sharesOf } from '../statements/shares-of.server.ts';
import type { payoutLine, payoutRun } from '../tables.server.ts';
import { entryOfAgency, entryOfPayment, entryOfRefund } from './entries.rules.ts';

type Run = typeof payoutRun.$inferSelect;
type Line = typeof payoutLine.$inferSelect;

/** What the ledger says of each of these lines of a run when it is paid. */
export const entriesOf = (at: Writing, run: Run, lines: Line[]): Promise<EntryLine[][]> =>
  entries[run.kind](at, run, lines);

const entries: Record<RunKind, (at: Writing, run: Run, lines: Line[]) => Promise<EntryLine[][]>> = {
  SALESPEOPLE: async (at, { payDay }, lines) => {
    const claimsGst = gstAt(await readGst(at.db), payDay).isRegistered;
    return lines.map((line) => entryOfPayment({ ...line, personId: line.payeeId }, { claimsGst }));
  },
  COBROKERS: async (at, _, lines) => {
    const shares = await sharesOf(
      at,
      lines.map(({ id }) => id),
    );
    return lines.map((line) => entryOfAgency(line, shares.get(line.id) ?? []));
  },
  REFUNDS: async (_at, _, lines) => lines.map(entryOfRefund),
};
