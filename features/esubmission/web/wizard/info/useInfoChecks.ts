import { useEffect, useRef } from 'react';
import type { Day } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { afterFrame } from '#platform/web/kit/afterFrame.ts';
import type { FormLimits } from '../../../limits.ts';
import { emptyInfo, type InfoValues } from './infoValues.ts';

type Checks = typeof import('./infoChecks.ts');

export const loadInfoChecks = (): Promise<Checks> => import('./infoChecks.ts');

/**
 * The checks of step 1 as the form calls them. They come right after the form was shown: it need not wait for them, and no
 * key is kept waiting for their code.
 */
export function useInfoChecks(today: Day, limits: FormLimits) {
  const loaded = useRef<Checks>(undefined);
  const load = async () => {
    loaded.current ??= await loadInfoChecks();
    return loaded.current;
  };
  /** The first time costs ten times as much as any other: it is not left to the first field that is left. */
  const rehearse = ({ checkInfo }: Checks) => afterFrame(() => void checkInfo(emptyInfo, today, limits));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => afterFrame(() => void load().then(rehearse, () => undefined)), []);
  return {
    check: (values: InfoValues) => loaded.current?.checkInfo(values, today, limits) ?? {},
    /** Throws what stands in the way. */
    require: async (values: InfoValues) => {
      const errors = Object.entries((await load()).checkInfo(values, today, limits)).map(([field, message]) => ({
        field,
        message,
      }));
      if (errors[0]) throw new Refusal('esubmission.invalid', errors[0].message, { errors });
    },
  };
}
