import { type Gst, gstAt, readGst, readGstRates } from '#features/firm/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { type EsubmissionRecord, loadEsubmission } from '../record/load.server.ts';
import { taxPointOf } from './billing.rules.ts';

/**
 * The tax point of a submission, and the rate of GST that the agency charges on it, in ten-thousandths of a percent.
 */
export const taxIn = (gst: Gst, row: EsubmissionRecord, now: Day) => gstAt(gst, taxPointOf(row, now));

const taxOf = async (at: Reading, row: EsubmissionRecord) => taxIn(await readGst(at.db), row, today(at.clock));

export const gstRateOf = async (at: Reading, row: EsubmissionRecord): Promise<number> => (await taxOf(at, row)).gstRate;

export const readTax = async (at: Reading, { params }: { params: { id: string } }) =>
  taxOf(at, await loadEsubmission(at, params.id));

/** All known rates, and the one in force on a day. */
export const readTaxRates = async (at: Reading, { query }: { query: { day?: Day | undefined } }) => {
  const rows = await readGstRates(at.db);
  const day = query.day ?? today(at.clock);
  return { rows, inForce: rows.findLast(({ validFrom }) => validFrom <= day) ?? null };
};
