import { useDebouncedValue } from '@mantine/hooks';
import { useEffect } from 'react';
import { districtOf } from '#features/property/rules/address.ts';
import type { Received } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import type { esubmission } from '../../../contract/index.ts';
import { api } from '../../api.ts';
import type { InfoValues } from './infoValues.ts';

export type FoundAddress = Received<(typeof esubmission)['propertyAddress']>['rows'][number];
type Typed = Pick<InfoValues['property'], keyof FoundAddress>;

const parts = ['block', 'street', 'building'] as const;
const same = (one: string, other: string) => one.trim().toUpperCase() === other.trim().toUpperCase();

/** Whether the typed parts do not contradict the address. */
const fits = (typed: Typed, found: FoundAddress): boolean =>
  parts.every((part) => typed[part] === '' || same(typed[part], found[part]));

/** The parts of the address that are not typed yet. Empty if another address was typed. */
export const missingParts = (typed: Typed, found: FoundAddress) =>
  fits(typed, found) ? parts.filter((part) => typed[part] === '' && found[part] !== '') : [];

/** `18 Leonie Hill, Leonie Towers`. */
export const foundLine = ({ block, street, building }: FoundAddress): string =>
  [`${block} ${street}`.trim(), building].filter(Boolean).join(', ');

const typingPause = 400;

/** The addresses of the postal code in the form. If there is only one, its parts are filled in. */
export function useAddresses(
  { getValues, setValue }: GableForm<InfoValues>,
  property: InfoValues['property'],
  enabled: boolean,
) {
  const [postalCode] = useDebouncedValue(property.postalCode, typingPause);
  const isAsked = enabled && postalCode === property.postalCode && Boolean(districtOf(postalCode));
  const { data } = useData(api.propertyAddress, { query: { postalCode } }, { enabled: isAsked });
  const rows = isAsked && data ? data.rows : undefined;
  const only = rows?.length === 1 ? rows[0] : undefined;
  const fill = (found: FoundAddress) => {
    // One by one, because setting a field also clears its error.
    for (const part of missingParts(getValues().property, found)) setValue(`property.${part}`, found[part]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, so that emptying a field is not undone
  useEffect(() => {
    if (only) fill(only);
  }, [only]);
  const isOpen = property.block === '' || property.street === '';
  return {
    isUnknown: rows?.length === 0,
    choices: rows && rows.length > 1 && isOpen ? rows.filter((row) => fits(property, row)) : [],
    fill,
  };
}
