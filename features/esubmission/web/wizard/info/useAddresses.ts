import { useDebouncedValue } from '@mantine/hooks';
import { useEffect } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { districtOf } from '../../../address.ts';
import { api } from '../../api.ts';
import { type FoundAddress, fits, missingParts } from './foundAddress.ts';
import type { InfoValues } from './infoValues.ts';

const typingPause = 400;

/** The addresses of the postal code that stands in the form. Where there is one only, it need not be typed. */
export function useAddresses({ form: { values, setFieldValue } }: GableForm<InfoValues>, enabled: boolean) {
  const { property } = values;
  const [postalCode] = useDebouncedValue(property.postalCode, typingPause);
  const isAsked = enabled && postalCode === property.postalCode && Boolean(districtOf(postalCode));
  const { data } = useData(api.propertyAddress, { query: { postalCode } }, { enabled: isAsked });
  const rows = isAsked && data ? data.rows : undefined;
  const only = rows?.length === 1 ? rows[0] : undefined;
  const fill = (found: FoundAddress) => {
    // One by one: each takes its error with it.
    for (const part of missingParts(property, found)) setFieldValue(`property.${part}`, found[part]);
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
