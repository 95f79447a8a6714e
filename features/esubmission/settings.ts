import * as z from 'zod';
import { setting } from '#features/settings/contract.ts';
import { day } from '#platform/contract/fields.ts';
import { checkCodes, findingLevels } from './levels.ts';
import { usualLimits } from './limits.ts';

const months = () => z.int().min(0).max(600);
const people = () => z.int().min(1).max(99);

export const lateLimitDays = setting('lateLimitDays', z.int().min(0).max(3_650), usualLimits.lateLimitDays);

/** What the agency's checks measure by, and how they weigh. */
export const checkSettings = {
  lateLimitDays,
  unusualCommissionRate: setting(
    'unusualCommissionRate',
    z.int().min(0).max(1_000_000),
    usualLimits.unusualCommissionRate,
  ),
  unusualLeaseMonths: setting('unusualLeaseMonths', z.number().min(0).max(36), usualLimits.unusualLeaseMonths),
  leaseMonths: setting(
    'leaseMonths',
    z.strictObject({ hdbLeast: months(), hdbMost: months(), hdbMostForeign: months(), privateLeast: months() }),
    usualLimits.leaseMonths,
  ),
  hdbOccupants: setting(
    'hdbOccupants',
    z.strictObject({
      small: people(),
      large: people(),
      eased: z.strictObject({ most: people(), until: day() }),
    }),
    usualLimits.hdbOccupants,
  ),
  checkLevels: setting('checkLevels', z.partialRecord(z.enum(checkCodes), z.enum(findingLevels)), {}),
};

/** Whoever holds this part of a company or more must be identified; ten-thousandths of a percent. */
export const ownershipThreshold = setting('ownershipThreshold', z.int().min(1).max(1_000_000), 250_000);

/** At the head of every paper of the agency. */
export const agencyLetterhead = setting(
  'agencyLetterhead',
  z.object({ name: z.string().min(1).max(120), lines: z.array(z.string().max(120)).max(4) }),
  { name: 'Gable', lines: [] },
);

/** Since when the agency is registered for GST, and until when: outside of it no GST is charged. */
export const gstRegistration = setting(
  'gstRegistration',
  z.strictObject({ from: day().nullable(), until: day().nullable() }),
  { from: '1994-04-01', until: null },
);
