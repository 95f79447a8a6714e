import * as z from 'zod';
import { country } from '#features/particulars/contract.ts';
import { countryCodes } from '#features/particulars/words/countries.ts';
import { PropertyAddress, postalCode, unit } from '#features/property/contract.ts';
import { propertyCategories, propertyTypeCodes } from '#features/property/words/categories.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, optional, requiredText, withCodes } from '#platform/contract/fields.ts';
import { schemasOf } from '#platform/contract/sheet-schema.ts';
import { byID, ofContact, version } from '../record/of-contact.calls.ts';
import { addressSheet, profilingSheet, propertySheet } from '../record/sheets.words.ts';

const ofSalesperson = { who: 'salesperson', refuses: ['missing', 'stale', 'conflict'] } as const;
const changed = { id: id(), version };

export const PropertyInput = PropertyAddress.extend({
  ...schemasOf(propertySheet),
  category: z.enum(propertyCategories),
  propertyType: z.enum(propertyTypeCodes).or(z.literal('')).default(''),
});
export type PropertyInput = z.output<typeof PropertyInput>;
export const Property = PropertyInput.extend({ id: id(), contactId: id(), version: z.int(), line: z.string() });
export type Property = z.output<typeof Property>;

export const AddressInput = z.strictObject({
  ...schemasOf(addressSheet),
  line: requiredText(200),
  unit: unit().default(''),
  postalCode: postalCode().or(z.literal('')).default(''),
  country: country().default('SG'),
});
export type AddressInput = z.output<typeof AddressInput>;
export const Address = AddressInput.extend({
  id: id(),
  contactId: id(),
  version: z.int(),
  country: withCodes(z.string(), ['', ...countryCodes]),
});
export type Address = z.output<typeof Address>;

export const ProfilingInput = z.strictObject({
  ...schemasOf(profilingSheet),
  districts: z
    .array(z.string().regex(/^(0[1-9]|1\d|2[0-8])$/, 'A district is 01 to 28.'))
    .max(28)
    .default([]),
  profileDate: optional(day()),
});
export type ProfilingInput = z.output<typeof ProfilingInput>;
export const Profiling = ProfilingInput.extend({ id: id(), contactId: id(), version: z.int() });
export type Profiling = z.output<typeof Profiling>;

export const partCalls = {
  properties: endpoint({
    method: 'GET',
    path: '/v1/customer-contacts/{id}/properties',
    notThroughPortal: true,
    who: 'signed-in',
    summary: 'The properties of a contact.',
    params: ofContact,
    data: z.array(Property),
  }),
  canAddProperty: endpoint({
    method: 'GET',
    path: '/v1/customer-contact-properties/check-can-create-property',
    who: 'salesperson',
    summary: 'Whether a property can be added to a contact: not the same one twice.',
    query: PropertyAddress.omit({ building: true }).extend({ contactId: id() }),
    data: z.object({ canCreate: z.boolean(), reason: z.string() }),
  }),
  addProperty: endpoint({
    ...ofSalesperson,
    method: 'POST',
    path: '/v1/customer-contact-properties',
    summary: 'Adds a property to a contact.',
    body: PropertyInput.extend({ contactId: id() }),
    data: Property,
    message: 'Contact property add successfully!',
  }),
  changeProperty: endpoint({
    ...ofSalesperson,
    method: 'PUT',
    path: '/v1/customer-contact-properties',
    summary: 'Changes a property of a contact.',
    body: PropertyInput.extend(changed),
    data: Property,
    message: 'Contact property update successfully!',
  }),
  deleteProperty: endpoint({
    ...ofSalesperson,
    method: 'DELETE',
    path: '/v1/customer-contact-properties',
    summary: 'Takes a property from a contact.',
    query: byID,
    message: 'Delete Contact Property successfully!',
  }),

  addresses: endpoint({
    method: 'GET',
    path: '/v1/customer-contacts/{id}/addresses',
    notThroughPortal: true,
    who: 'signed-in',
    summary: 'The addresses of a contact, the main one first.',
    params: ofContact,
    data: z.array(Address),
  }),
  addAddress: endpoint({
    ...ofSalesperson,
    method: 'POST',
    path: '/v1/customer-contact-addresses',
    summary: 'Adds an address to a contact.',
    body: AddressInput.extend({ contactId: id() }),
    data: Address,
    message: 'Address added.',
  }),
  changeAddress: endpoint({
    ...ofSalesperson,
    method: 'PUT',
    path: '/v1/customer-contact-addresses',
    summary: 'Changes an address of a contact.',
    body: AddressInput.extend(changed),
    data: Address,
    message: 'Address saved.',
  }),
  deleteAddress: endpoint({
    ...ofSalesperson,
    method: 'DELETE',
    path: '/v1/customer-contact-addresses',
    summary: 'Takes an address from a contact.',
    query: byID,
    message: 'Address removed.',
  }),

  profiling: endpoint({
    method: 'GET',
    path: '/v1/customer-contacts/{id}/profiling',
    notThroughPortal: true,
    who: 'signed-in',
    summary: 'What a contact looks for, the latest first.',
    params: ofContact,
    data: z.array(Profiling),
  }),
  addProfiling: endpoint({
    ...ofSalesperson,
    method: 'POST',
    path: '/v1/customer-contact-profilings',
    summary: 'Adds what a contact looks for, as of a day.',
    body: ProfilingInput.extend({ contactId: id() }),
    data: Profiling,
    message: 'Profile added.',
  }),
  changeProfiling: endpoint({
    ...ofSalesperson,
    method: 'PUT',
    path: '/v1/customer-contact-profilings',
    summary: 'Changes what a contact looks for.',
    body: ProfilingInput.extend(changed),
    data: Profiling,
    message: 'Profile saved.',
  }),
  deleteProfiling: endpoint({
    ...ofSalesperson,
    method: 'DELETE',
    path: '/v1/customer-contact-profilings',
    summary: 'Removes what a contact looked for.',
    query: byID,
    message: 'Profile removed.',
  }),
};
