import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { takeNumbers } from '#platform/server/database/yearly-numbers.ts';
import { financialYearStart } from '../settings.ts';

/** INV invoice, PF pro-forma, CN credit note, OR official receipt, RM reminder, PR payout run, PV payout voucher. */
type PaperKind = 'INV' | 'PF' | 'CN' | 'OR' | 'RM' | 'PR' | 'PV';

/**
 * The next numbers of a kind of paper, `INV26-000001`: without gaps within a financial year. Take them as late as possible,
 * since everyone else who needs one waits until the caller's transaction ends.
 */
export const takePaperNumbers = async (at: Writing<Actor | null>, kind: PaperKind, count = 1): Promise<string[]> => {
  const year = financialYear(today(at.clock), await readSetting(at.db, financialYearStart));
  const first = await takeNumbers(at, `firm.${kind}.${year}`, count);
  const head = `${kind}${String(year).slice(2)}-`;
  return Array.from({ length: count }, (_, index) => `${head}${String(first + index).padStart(6, '0')}`);
};

const financialYear = (day: string, start: number): number => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month < start ? year - 1 : year;
};
