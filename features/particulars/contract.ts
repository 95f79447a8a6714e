import { text, withCodes } from '#platform/contract/fields.ts';
import { countryCodes, isCountry } from './words/countries.ts';

/** A code of ISO 3166-1, or XXA for stateless; empty while it is not known. */
export const country = () =>
  withCodes(
    text(60).refine((code) => code === '' || isCountry(code), 'Choose a country from the list.'),
    ['', ...countryCodes],
  );
