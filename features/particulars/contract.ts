import { text, withCodes } from '#platform/contract/fields.ts';
import { tidyIdentity } from './rules/identity.ts';
import { checkUen } from './rules/uen.ts';
import { countryCodes, isCountry } from './words/countries.ts';

/** A code of ISO 3166-1, or XXA for stateless; empty while it is not known. */
export const country = () =>
  withCodes(
    text(60).refine((code) => code === '' || isCountry(code), 'Choose a country from the list.'),
    ['', ...countryCodes],
  );

/** A UEN, tidied; empty while it is not known. A wrong check letter is no reason to refuse one. */
export const uen = () =>
  text(20)
    .transform(tidyIdentity)
    .refine(
      (number) => number === '' || checkUen(number)?.level !== 'block',
      'This is not a UEN: 201912345K, 53123456X or S16FC0121D.',
    );
