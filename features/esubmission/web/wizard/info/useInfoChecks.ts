import { useEffect, useRef } from 'react';
import type { Day } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { whenIdle } from '#platform/web/kit/whenIdle.ts';
import type { FormLimits } from '../../../limits.ts';
import type { InfoValues } from './infoValues.ts';

type Checks = typeof import('./infoChecks.ts');

export const loadInfoChecks = (): Promise<Checks> => import('./infoChecks.ts');

/** The checks of step 1 as the form calls them: once the page has come to rest or someone begins to fill it in, in any case before it is saved. */
export function useInfoChecks(today: Day, limits: FormLimits) {
  const loaded = useRef<Checks>(undefined);
  const load = async () => {
    loaded.current ??= await loadInfoChecks();
    return loaded.current;
  };
  const begin = () => void load().catch(() => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void whenIdle().then(begin), []);
  return {
    begin,
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
