import { pipeline } from 'node:stream/promises';
import { writeJournal } from '#features/ledger/server/index.ts';
import { internalOrigin, type Services } from '#platform/server/context.ts';
import { OperatorError } from '#platform/server/operator-error.ts';

/** `ledger export`: prints the journal to standard output. */
export const exportLedger = async (services: Services, [what]: string[]): Promise<number> => {
  if (what !== 'export') throw new OperatorError('Usage: ledger export');
  const journal = writeJournal({ ...services, ...internalOrigin('cli'), actor: null, db: services.database });
  await pipeline(journal, process.stdout, { end: false });
  return 0;
};
