import { pipeline } from 'node:stream/promises';
import { hasEntries, writeJournal } from '#features/ledger/server/index.ts';
import { internalOrigin, type Services } from '#platform/server/context.ts';
import { exitCodes, nothingThere, OperatorError } from '#platform/server/operator-error.ts';

/** `ledger export`: prints the journal to standard output. */
export const exportLedger = async (services: Services, [what]: string[]): Promise<number> => {
  if (what !== 'export') throw new OperatorError('Usage: ledger export', exitCodes.misuse);
  const at = { ...services, ...internalOrigin('cli'), actor: null, db: services.database };
  if (!(await hasEntries(at))) throw nothingThere('There is nothing to export: the ledger has no entry.');
  const journal = writeJournal(at);
  await pipeline(journal, process.stdout, { end: false });
  return 0;
};
