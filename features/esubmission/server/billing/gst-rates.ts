import { asc, sql } from 'drizzle-orm';
import { readSetting } from '#features/settings/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { wholeRows } from '#platform/server/database/rows.ts';
import { gstRateOn, isRegisteredOn, taxPointOf } from '../../billing.ts';
import { gstRegistration } from '../../settings.ts';
import { type EsubmissionRecord, loadEsubmission } from '../load.ts';
import { gstRate } from '../money-tables.ts';

const gstRates = wholeRows(gstRate);

/** What GST is reckoned from: since when the agency is registered, and every rate that there was. */
export const readGst = async (db: Db) => {
  const [registration, rates] = await Promise.all([readSetting(db, gstRegistration), gstRates.read(db, sql`true`)]);
  return { registration, rates };
};

export type Gst = Awaited<ReturnType<typeof readGst>>;

/** The tax point of a submission, and the GST that the agency may charge on it, in ten-thousandths of a percent. */
export const taxIn = ({ registration, rates }: Gst, row: EsubmissionRecord, now: Day) => {
  const taxPoint = taxPointOf(row, now);
  const isRegistered = isRegisteredOn(registration, taxPoint);
  return { taxPoint, isRegistered, gstRate: isRegistered ? gstRateOn(rates, taxPoint) : 0 };
};

const taxOf = async (at: Reading, row: EsubmissionRecord) => taxIn(await readGst(at.db), row, today(at.clock));

export const gstRateOf = async (at: Reading, row: EsubmissionRecord): Promise<number> => (await taxOf(at, row)).gstRate;

export const readTax = async (at: Reading, { params }: { params: { id: string } }) =>
  taxOf(at, await loadEsubmission(at, params.id));

/** Every rate that is known, and the one in force on a day. */
export const readTaxRates = async (at: Reading, { query }: { query: { day?: Day | undefined } }) => {
  const rows = await at.db.select().from(gstRate).orderBy(asc(gstRate.validFrom));
  const day = query.day ?? today(at.clock);
  return { rows, inForce: rows.findLast(({ validFrom }) => validFrom <= day) ?? null };
};
