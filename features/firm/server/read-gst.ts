import { asc } from 'drizzle-orm';
import { isSettingSaid, readSetting } from '#features/settings/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import { Refusal, type RefusalCode } from '#platform/contract/refusal.ts';
import type { Db } from '#platform/server/database/database.ts';
import { gstRateOn, isRegisteredOn } from '../rules/gst.ts';
import { gstRegistration } from '../settings.ts';
import { gstRate } from './tables.ts';

/** What GST is computed from: the registration of the agency and every rate, the oldest first. */
export const readGst = async (db: Db) => {
  const [registration, rates] = await Promise.all([readSetting(db, gstRegistration), readGstRates(db)]);
  return { registration, rates };
};

/**
 * A paper with the wrong GST on it can't be taken back quietly, so the first one waits until the registration is said, whichever way.
 * @throws Refusal with this code
 */
export const requireGstSaid = async (db: Db, code: RefusalCode): Promise<void> => {
  if (!(await isSettingSaid(db, gstRegistration)))
    throw new Refusal(
      code,
      'Say first whether the agency is registered for GST: Agency Desk › Settings, GST registration. Without a first day it is not registered.',
    );
};

export type Gst = Awaited<ReturnType<typeof readGst>>;

export const readGstRates = (db: Db) => db.select().from(gstRate).orderBy(asc(gstRate.validFrom));

/** The rate that the agency charges at a tax point, in ten-thousandths of a percent; 0 while it is not registered. */
export const gstAt = ({ registration, rates }: Gst, taxPoint: Day) => {
  const isRegistered = isRegisteredOn(registration, taxPoint);
  return { taxPoint, isRegistered, gstRate: isRegistered ? gstRateOn(rates, taxPoint) : 0 };
};
