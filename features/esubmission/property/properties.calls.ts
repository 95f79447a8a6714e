import * as z from 'zod';
import { postalCode, unit } from '#features/property/contract.ts';
import { propertyCategories, propertyTypeCodes } from '#features/property/words/categories.ts';
import { areaUnits, hdbTowns, tenures } from '#features/property/words/details.ts';
import { planningAreas } from '#features/property/words/planning-areas.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, inCents, keysOf, requiredText, withCodes } from '#platform/contract/fields.ts';
import { infoFieldKeys } from '../info/fields.rules.ts';
import { representedSides, transactionTypes } from '../transaction.words.ts';

/** The calls on properties: their kinds, the fields of each kind, and what the caller has reported of one before. */

const amount = z.int().describe(inCents);
const months = z.int().describe('In months.');
const category = z.enum(propertyCategories);

const Address = z.object({ block: z.string(), street: z.string(), building: z.string() });

/** A property as the caller reported it last. */
const KnownProperty = Address.extend({
  propertyCategory: category,
  propertyType: withCodes(z.string(), propertyTypeCodes),
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
  /** The date of the option, or of the tenancy agreement. */
  signedOn: z.string(),
});

export const propertyCalls = {
  propertyCategories: endpoint({
    method: 'GET',
    path: '/properties/categories',
    who: 'signed-in',
    summary: 'The categories of property, with their labels.',
    data: z.array(z.object({ category, label: z.string() })),
  }),
  propertyTypes: endpoint({
    method: 'GET',
    path: '/properties/types',
    who: 'signed-in',
    summary: 'The types of property in each category, or in one.',
    query: z.strictObject({ category: category.optional() }),
    data: z.array(
      z.object({
        category,
        propertyTypes: z.array(z.object({ propertyType: withCodes(z.string(), propertyTypeCodes), label: z.string() })),
      }),
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
      propertyType: z.enum(propertyTypeCodes).optional(),
    }),
    data: z.array(z.object({ field: z.enum(infoFieldKeys), required: z.boolean() })),
  }),
  limits: endpoint({
    method: 'GET',
    path: '/v1/esubmissions/limits',
    who: 'salesperson',
    summary:
      'The limits of the agency that the form of step 1 uses: late reports, fees of an HDB option, length of a lease, occupants of a flat.',
    data: z.object({
      lateLimitDays: z.int(),
      hdbFees: z.object({ least: amount, most: amount, together: amount }),
      leaseMonths: z.object({ hdbLeast: months, hdbMost: months, hdbMostForeign: months, privateLeast: months }),
      hdbOccupants: z.object({ small: z.int(), large: z.int(), eased: z.object({ most: z.int(), until: day() }) }),
    }),
  }),
  propertyAddress: endpoint({
    method: 'GET',
    path: '/properties/address',
    who: 'salesperson',
    summary:
      'The district and the addresses of a postal code: first those that the caller has reported, then those of the postal base.',
    query: z.strictObject({ postalCode: postalCode() }),
    data: z.object({ postalCode: z.string(), district: z.string().nullable(), rows: z.array(Address) }),
  }),
  propertyDetails: endpoint({
    method: 'GET',
    path: '/properties/details',
    who: 'salesperson',
    summary: 'What the caller has reported of a property before, and in which submissions.',
    query: z.strictObject({ postalCode: postalCode(), block: requiredText(20), unit: unit().default('') }),
    data: z.object({ known: KnownProperty.nullable(), rows: z.array(EarlierCase) }),
  }),
};
