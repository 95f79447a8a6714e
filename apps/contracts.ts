import { agency } from '#features/agency/contract.ts';
import { esubmission } from '#features/esubmission/contract.ts';
import { identity } from '#features/identity/contract.ts';
import { media } from '#features/media/contract.ts';
import { people } from '#features/people/contract.ts';
import { postal } from '#features/postal/contract.ts';
import { profile } from '#features/profile/contract.ts';
import { register } from '#features/register/contract.ts';
import type { Contract } from '#platform/contract/endpoint.ts';

/** Every call there is, by feature: the browser's client, the API document and the generated tests read this. */
export const contracts: Record<string, Contract> = {
  identity,
  people,
  register,
  postal,
  profile,
  media,
  esubmission,
  agency,
};
