import wire from 'virtual:wire/postal';
import { districtOf } from '#features/property/rules/address.ts';
import { client } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import type { PostalAddress, postal } from '../contract.ts';
import type { Parts } from '../rules/filling.ts';
import { usePostalFill } from './usePostalFill.ts';

const api = client<typeof postal>(wire);

type Of<P extends Parts> = Omit<Parameters<typeof usePostalFill<PostalAddress, P>>[0], 'found'>;

/** Looks a postal code up, and fills in the address by it. */
export function usePostalCode<P extends Parts>(of: Of<P>) {
  const enabled = districtOf(of.postalCode) !== undefined;
  const { data } = useData(api.lookUp, { params: { postalCode: of.postalCode } }, { enabled });
  return usePostalFill({ ...of, found: enabled ? data?.rows : undefined });
}
