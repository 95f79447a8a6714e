import * as z from 'zod';
import { PropertyAddress } from '#features/property/contract.ts';
import { propertyCategories, propertyTypeCodes } from '#features/property/words/categories.ts';
import { areaUnits } from '#features/property/words/details.ts';
import { cents, keysOf, optional, rate, text } from '#platform/contract/fields.ts';
import { missing } from '#platform/contract/input-words.ts';
import { schemasOf } from '#platform/contract/sheet-schema.ts';
import { basesOf } from '../roles.words.ts';
import { marketTypes, sidesOf } from '../transaction.words.ts';
import { factFields, leaseFields, paperFields, saleFields } from './info-sheet.words.ts';

/**
 * Step 1 of a submission, from its sheet of fields. The schema requires what saving needs; `fields.rules.ts` has
 * what submission needs beyond that.
 */

const commissionBy = <const B extends readonly [string, ...string[]]>(bases: B) =>
  z.strictObject({
    basis: z.enum(bases),
    /** Ten-thousandths of a percent of the price, or ten-thousandths of a month of rent; null where it is fixed. */
    rate: optional(rate()),
    /** Before GST. */
    amountCents: cents(),
  });

const whomWeActFor = missing('Choose who you represent.');

const common = {
  ...schemasOf(factFields),
  propertyCategory: z.enum(propertyCategories),
  propertyType: z.enum(propertyTypeCodes),
  property: PropertyAddress,
  areaUnit: z.enum(keysOf(areaUnits)).default('SQM'),
  ...schemasOf(paperFields),
  /** Required when it was signed longer ago than the agency's limit. */
  lateReason: text(500).default(''),
};

export const SaleInfo = z.strictObject({
  ...common,
  ...schemasOf(saleFields),
  transactionType: z.literal('SALE'),
  representedSide: z.enum(sidesOf.SALE, whomWeActFor),
  marketType: z.enum(keysOf(marketTypes.SALE)).default('RESALE'),
  commission: commissionBy(basesOf.SALE),
});
export type SaleInfo = z.output<typeof SaleInfo>;

export const LeaseInfo = z.strictObject({
  ...common,
  ...schemasOf(leaseFields),
  transactionType: z.literal('LEASE'),
  representedSide: z.enum(sidesOf.LEASE, whomWeActFor),
  marketType: z.enum(keysOf(marketTypes.LEASE)).default('NEW_TENANCY'),
  commission: commissionBy(basesOf.LEASE),
});
export type LeaseInfo = z.output<typeof LeaseInfo>;

export const TransactionInfo = z.discriminatedUnion('transactionType', [SaleInfo, LeaseInfo]);
export type TransactionInfo = z.output<typeof TransactionInfo>;

/** `TransactionInfo` with further fields, such as the id of the submission. */
export const infoWith = <const S extends z.ZodRawShape>(more: S) =>
  z.discriminatedUnion('transactionType', [SaleInfo.extend(more), LeaseInfo.extend(more)]);
