import wire from 'virtual:wire/postal';
import { useEffect } from 'react';
import type { PostalAddress, postal } from '#features/postal/contract.ts';
import { districtOf } from '#features/property/rules/address.ts';
import { client } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';

const api = client<typeof postal>(wire);

/** Looks a postal code up; where it has one address, `fill` gets it once. */
export function usePostal(postalCode: string, fill: (found: PostalAddress) => void) {
  const isAsked = districtOf(postalCode) !== undefined;
  const { data } = useData(api.lookUp, { params: { postalCode } }, { enabled: isAsked });
  const only = isAsked && data?.rows.length === 1 ? data.rows[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, so that emptying a field is not undone
  useEffect(() => {
    if (only) fill(only);
  }, [only]);
  return isAsked ? `District ${data?.district ?? districtOf(postalCode)}` : '6 digits';
}
