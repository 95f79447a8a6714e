import type { Received } from '#platform/web/api/client.ts';
import type { esubmission } from '../../../contract.ts';
import type { InfoValues } from './infoValues.ts';

export type FoundAddress = Received<(typeof esubmission)['propertyAddress']>['rows'][number];
type Typed = Pick<InfoValues['property'], keyof FoundAddress>;

const parts = ['block', 'street', 'building'] as const;
const same = (one: string, other: string) => one.trim().toUpperCase() === other.trim().toUpperCase();

/** Whether what is typed so far says nothing else. */
export const fits = (typed: Typed, found: FoundAddress): boolean =>
  parts.every((part) => typed[part] === '' || same(typed[part], found[part]));

/** The parts of an address that are not typed yet; none where it is another. */
export const missingParts = (typed: Typed, found: FoundAddress) =>
  fits(typed, found) ? parts.filter((part) => typed[part] === '' && found[part] !== '') : [];

/** `18 Leonie Hill, Leonie Towers`. */
export const foundLine = ({ block, street, building }: FoundAddress): string =>
  [`${block} ${street}`.trim(), building].filter(Boolean).join(', ');
