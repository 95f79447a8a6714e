import { recordReading } from '#platform/server/audit/record-reading.ts';
import { today } from '#platform/server/clock.ts';
import { implement } from '#platform/server/http/implement.ts';
import type { House } from '#platform/server/room.ts';
import { ledger } from '../contract.ts';
import { closeMonth, monthsSheet, readMonths, readOpenInMonth } from './months.ts';
import { balancesSheet, readBalances } from './read-balances.ts';
import { readEntries } from './read-entries.ts';
import { openInMonth } from './waiting.ts';
import { writeJournal } from './write-journal.ts';

export const ledgerRoutes = (house: House) =>
  implement('ledger', ledger, {
    balances: readBalances,
    balancesSheet,
    entries: readEntries,
    months: readMonths,
    monthsSheet,
    openInMonth: readOpenInMonth(house.all(openInMonth)),
    closeMonth,
    journal: async (at) => {
      await recordReading(at, { aggregate: 'ledger', aggregateId: 'journal', action: 'ledger.exported' });
      return { name: `ledger ${today(at.clock)}.journal`, contentType: 'text/plain', body: writeJournal(at) };
    },
  });
