import * as z from 'zod';
import { setting } from '#features/settings/contract.ts';

/** An option that is reported later than this many days asks for a reason. */
export const lateLimitDays = setting('lateLimitDays', z.int().min(0).max(3_650), 14);

/** A commission over this part of the price is pointed out; ten-thousandths of a percent. */
export const unusualCommissionRate = setting('unusualCommissionRate', z.int().min(0).max(1_000_000), 50_000);

/** Whoever holds this part of a company or more must be identified; ten-thousandths of a percent. */
export const ownershipThreshold = setting('ownershipThreshold', z.int().min(1).max(1_000_000), 250_000);
