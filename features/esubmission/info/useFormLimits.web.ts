import { useData } from '#platform/web/api/useData.ts';
import { api } from '../api.web.ts';
import { type FormLimits, usualLimits } from './limits.rules.ts';

/** The agency's limits for step 1; the usual limits until they are loaded. The server checks again in any case. */
export const useFormLimits = (): FormLimits => useData(api.limits, {}, { staleTime: 300_000 }).data ?? usualLimits;
