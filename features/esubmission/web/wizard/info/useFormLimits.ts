import { useData } from '#platform/web/api/useData.ts';
import { type FormLimits, usualLimits } from '../../../limits.ts';
import { api } from '../../api.ts';

/** What the agency measures step 1 by; the usual while that is not known. The server asks again in any case. */
export const useFormLimits = (): FormLimits => useData(api.limits, {}, { staleTime: 300_000 }).data ?? usualLimits;
