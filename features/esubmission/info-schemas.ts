import * as z from 'zod';
import { cents, day, keysOf, optional, rate, requiredText, text } from '#platform/contract/fields.ts';
import {
  agencyForms,
  areaUnits,
  completionStates,
  hdbTowns,
  marketTypes,
  possessions,
  rentalScopes,
  tenures,
} from './detail-words.ts';
import { planningAreas } from './planning-areas.ts';
import { basesOf, propertyCategories, sidesOf } from './words.ts';

/** Step 1 of a submission. What has to be there to save it is required here; what submission asks for beyond is in `info-fields.ts`. */

const amount = () => cents().min(1, 'This is required.');

const Property = z.strictObject({
  postalCode: text(6).regex(/^\d{6}$/, 'A postal code has 6 digits.'),
  block: requiredText(20),
  street: requiredText(120),
  building: text(120).default(''),
  /** `09-118`; empty for landed property and land. */
  unit: text(12)
    .regex(/^(#?(B?\d{1,2}|[A-Z]{1,2}\d{0,2})-\d{1,5}[A-Z]?)?$/i, 'Write the unit as 09-118.')
    .transform((unit) => unit.replace('#', '').toUpperCase())
    .default(''),
});

const commissionBy = <const B extends readonly [string, ...string[]]>(bases: B) =>
  z.strictObject({
    basis: z.enum(bases),
    /** Of the price in ten-thousandths of a percent, or months of rent in ten-thousandths; null where it is fixed. */
    rate: optional(rate()),
    /** Before GST. */
    amountCents: cents(),
  });

/** In the unit that is given with it, to two decimals. */
const area = () =>
  z
    .number('Give the area as a number.')
    .min(0.01, 'An area is more than nothing.')
    .max(99_999_999, 'This area is too large.')
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Give at most two decimals.');

const common = {
  propertyCategory: z.enum(propertyCategories),
  propertyType: requiredText(30),
  property: Property,
  hdbTown: optional(z.enum(hdbTowns)),
  planningArea: optional(z.enum(planningAreas)),
  /** When the lease of an HDB flat began. */
  leaseStartYear: optional(
    z.int('Give a year.').min(1900, 'Give a year with 4 digits.').max(2199, 'Give a year with 4 digits.'),
  ),
  floorArea: optional(area()),
  landArea: optional(area()),
  areaUnit: z.enum(keysOf(areaUnits)).default('SQM'),
  tenure: optional(z.enum(keysOf(tenures))),
  /** The client's agreement with us. */
  agencyForm: optional(z.enum(keysOf(agencyForms))),
  agencyAgreementNo: text(40).default(''),
  agencyFrom: optional(day()),
  agencyTo: optional(day()),
  stampCertificateNo: text(40).default(''),
  stampDate: optional(day()),
  stampDutyCents: optional(cents()),
  /** What the client pays back of the marketing, beside the commission. */
  marketingCostCents: optional(cents()),
  /** Why it is reported late; asked when it was signed longer ago than the agency's limit. */
  lateReason: text(500).default(''),
};

export const SaleInfo = z.strictObject({
  transactionType: z.literal('SALE'),
  representedSide: z.enum(sidesOf.SALE),
  marketType: z.enum(keysOf(marketTypes.SALE)).default('RESALE'),
  ...common,
  priceCents: amount(),
  optionDate: day(),
  /** Where it is not given, 21 days after the option for HDB and 14 for all else. */
  optionExpiryDate: optional(day()),
  exerciseDate: optional(day()),
  completionDate: optional(day()),
  completionState: z.enum(keysOf(completionStates)).default('EXPECTED'),
  optionFeeCents: optional(cents()),
  exerciseFeeCents: optional(cents()),
  /** HDB: the serial number printed on the option. */
  optionSerialNo: text(40).default(''),
  /** HDB: when the seller registered the intent to sell. */
  intentToSellDate: optional(day()),
  possession: z.enum(keysOf(possessions)).default('VACANT'),
  commission: commissionBy(basesOf.SALE),
});
export type SaleInfo = z.output<typeof SaleInfo>;

export const LeaseInfo = z.strictObject({
  transactionType: z.literal('LEASE'),
  representedSide: z.enum(sidesOf.LEASE),
  marketType: z.enum(keysOf(marketTypes.LEASE)).default('NEW_TENANCY'),
  ...common,
  monthlyRentCents: amount().max(10_000_000_000, 'This amount is too large.'),
  /** The tenancy agreement’s. */
  agreementDate: day(),
  tenancyStart: day(),
  /** The last day. */
  tenancyEnd: day(),
  securityDepositCents: optional(cents()),
  rentalScope: z.enum(keysOf(rentalScopes)).default('WHOLE'),
  /** Which room, where it is one. */
  roomDescription: text(120).default(''),
  /** Months for which the tenant may renew. */
  renewalMonths: optional(
    z.int('Give whole months.').min(1, 'Give whole months.').max(120, 'Give at most 120 months.'),
  ),
  diplomaticClause: z.boolean().default(false),
  occupants: optional(z.int('Give a whole number.').min(1, 'Someone lives there.').max(999, 'Give at most 999.')),
  /** Letter of intent. */
  loiDate: optional(day()),
  goodFaithCents: optional(cents()),
  commission: commissionBy(basesOf.LEASE),
});
export type LeaseInfo = z.output<typeof LeaseInfo>;

export const TransactionInfo = z.discriminatedUnion('transactionType', [SaleInfo, LeaseInfo]);
export type TransactionInfo = z.output<typeof TransactionInfo>;

/** The same with more beside it, for the calls that say of which submission. */
export const infoWith = <const S extends z.ZodRawShape>(more: S) =>
  z.discriminatedUnion('transactionType', [SaleInfo.extend(more), LeaseInfo.extend(more)]);
