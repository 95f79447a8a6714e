import type { Setting } from '../contract.ts';

const isSetting = (value: unknown): value is Setting<unknown> =>
  typeof value === 'object' && value !== null && 'key' in value && 'schema' in value && 'initial' in value;

/**
 * Every setting that a feature's `settings.ts` exports, alone or in a record of several. What is declared there is
 * found; nothing has to be told twice.
 */
export const declaredIn = (exported: object): Setting<unknown>[] => {
  const found = Object.values(exported).flatMap((each: unknown) => {
    if (isSetting(each)) return [each];
    return typeof each === 'object' && each !== null ? Object.values(each).filter(isSetting) : [];
  });
  return [...new Map(found.map((each) => [each.key, each])).values()];
};
