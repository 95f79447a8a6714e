import * as agency from '#features/agency/settings.ts';
import * as esubmission from '#features/esubmission/settings.ts';
import * as identity from '#features/identity/settings.ts';
import * as profile from '#features/profile/settings.ts';
import type { Setting } from '#features/settings/contract.ts';
import { declaredIn } from '#features/settings/rules/declared.ts';

/** Every setting there is, in the order of the page: a feature that declares some is named here once. */
export const allSettings: Setting<unknown>[] = [identity, profile, agency, esubmission].flatMap(declaredIn);
