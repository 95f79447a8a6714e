import { useData } from '#platform/web/api/useData.ts';
import { type FormLimits, usualLimits } from '../../../rules/info/limits.ts';
import { api } from '../../api.ts';

/** The agency's limits for step 1; the usual limits until they are loaded. The server checks again in any case. */
export const useFormLimits = (): FormLimits => useData(api.limits, {}, { staleTime: 300_000 }).data ?? usualLimits;
