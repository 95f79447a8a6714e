import * as z from 'zod';
import { day, optional, text, typedText, withCodes } from '#platform/contract/fields.ts';
import { tidyIdentity } from './rules/identity.ts';
import { readGstNumber, readLicenceNo, readRegistrationNo } from './rules/numbers.ts';
import { readUen } from './rules/uen.ts';
import { countryCodes, isCountry } from './words/countries.ts';

/** A code of ISO 3166-1, or XXA for stateless; empty while it is not known. */
export const country = () =>
  withCodes(
    text(60).refine((code) => code === '' || isCountry(code), 'Choose a country from the list.'),
    ['', ...countryCodes],
  );

/** A UEN, tidied; empty while it is not known. */
export const uen = () => typedText(readUen);

export const gstNumber = () => typedText(readGstNumber).min(1, 'A GST number has 8 to 12 letters and digits.');
export const registrationNo = () => typedText(readRegistrationNo).min(1, 'A registration number looks like R012345A.');
export const licenceNo = () => typedText(readLicenceNo).min(1, 'A licence number looks like L3001234K.');

/** The number of an identity document, tidied. Its type, which stands beside it, decides whether it is one. */
export const identityNumber = () =>
  z
    .string()
    .max(100, 'Keep this to 100 characters.')
    .overwrite(tidyIdentity)
    .refine((number) => !/\p{Cc}/u.test(number), 'A number of an identity document has letters and digits.');

/** What identifies somebody, beside the type of the document. Without a number the stored one stays; of a body the country is where it is registered. */
export const identityFields = {
  idNumber: identityNumber().optional(),
  nationality: country().default(''),
  dateOfBirth: optional(day()),
};

/** Of who is screened: `birthUnknown` is said of a person whose date of birth can’t be had, so that they can be screened without it. */
export const customerFields = { ...identityFields, birthUnknown: z.boolean().default(false) };
