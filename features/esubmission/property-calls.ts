import * as z from 'zod';
import { postalCode } from '#features/postal/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { areaUnits, hdbTowns, tenures } from './detail-words.ts';
import { infoFieldKeys } from './info-fields.ts';
import { planningAreas } from './planning-areas.ts';
import { propertyCategories, representedSides, transactionTypes } from './words.ts';

/** The calls on properties: what kinds there are, which fields each asks for, and what I have reported of one before. */

const category = z.enum(propertyCategories);

const Address = z.object({ block: z.string(), street: z.string(), building: z.string() });

/** As it was reported last. */
const KnownProperty = Address.extend({
  propertyCategory: category,
  propertyType: z.string(),
  hdbTown: z.enum(hdbTowns).nullable(),
  planningArea: z.enum(planningAreas).nullable(),
  leaseStartYear: z.int().nullable(),
  floorArea: z.number().nullable(),
  landArea: z.number().nullable(),
  areaUnit: z.enum(keysOf(areaUnits)),
  tenure: z.enum(keysOf(tenures)).nullable(),
});

const EarlierCase = z.object({
  eSubId: id(),
  caseNo: z.string(),
  transactionType: z.enum(transactionTypes),
  representedSide: z.enum(representedSides),
  /** The day of the option, or of the tenancy agreement. */
  signedOn: z.string(),
});

export const propertyCalls = {
  propertyCategories: endpoint({
    method: 'GET',
    path: '/properties/categories',
    who: 'signed-in',
    summary: 'The categories of property, with the words people read.',
    data: z.array(z.object({ category, label: z.string() })),
  }),
  propertyTypes: endpoint({
    method: 'GET',
    path: '/properties/types',
    who: 'signed-in',
    summary: 'The types of property in each category, or in one.',
    query: z.strictObject({ category: category.optional() }),
    data: z.array(
      z.object({ category, propertyTypes: z.array(z.object({ propertyType: z.string(), label: z.string() })) }),
    ),
  }),
  propertyAttributes: endpoint({
    method: 'GET',
    path: '/properties/attributes',
    who: 'signed-in',
    summary: 'The fields of step 1 that apply to a transaction of a category and type, and which of them are required.',
    query: z.strictObject({
      transactionType: z.enum(transactionTypes).default('SALE'),
      category,
      propertyType: text(30).optional(),
    }),
    data: z.array(z.object({ field: z.enum(infoFieldKeys), required: z.boolean() })),
  }),
  limits: endpoint({
    method: 'GET',
    path: '/v1/esubmissions/limits',
    who: 'salesperson',
    summary:
      'What the agency measures the first step by, as far as its form says so: late reports, fees of an HDB option.',
    data: z.object({
      lateLimitDays: z.int(),
      hdbFees: z.object({ least: z.int(), most: z.int(), together: z.int() }),
    }),
  }),
  propertyAddress: endpoint({
    method: 'GET',
    path: '/properties/address',
    who: 'salesperson',
    summary:
      'The district of a postal code, and the addresses there: what I have reported, then what the postal base knows.',
    query: z.strictObject({ postalCode: postalCode() }),
    data: z.object({ postalCode: z.string(), district: z.string().nullable(), rows: z.array(Address) }),
  }),
  propertyDetails: endpoint({
    method: 'GET',
    path: '/properties/details',
    who: 'salesperson',
    summary: 'What is known of a property from what I have reported, and in which submissions.',
    query: z.strictObject({ postalCode: postalCode(), block: requiredText(20), unit: text(12).default('') }),
    data: z.object({ known: KnownProperty.nullable(), rows: z.array(EarlierCase) }),
  }),
};
