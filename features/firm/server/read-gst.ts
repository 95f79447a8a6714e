import { asc } from 'drizzle-orm';
import { readSetting } from '#features/settings/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Db } from '#platform/server/database/database.ts';
import { gstRateOn, isRegisteredOn } from '../rules/gst.ts';
import { gstRegistration } from '../settings.ts';
import { gstRate } from './tables.ts';

/** What GST is computed from: the registration of the agency and every rate, the oldest first. */
export const readGst = async (db: Db) => {
  const [registration, rates] = await Promise.all([readSetting(db, gstRegistration), readGstRates(db)]);
  return { registration, rates };
};

export type Gst = Awaited<ReturnType<typeof readGst>>;

export const readGstRates = (db: Db) => db.select().from(gstRate).orderBy(asc(gstRate.validFrom));

/** The rate that the agency charges at a tax point, in ten-thousandths of a percent; 0 while it is not registered. */
export const gstAt = ({ registration, rates }: Gst, taxPoint: Day) => {
  const isRegistered = isRegisteredOn(registration, taxPoint);
  return { taxPoint, isRegistered, gstRate: isRegistered ? gstRateOn(rates, taxPoint) : 0 };
};
