import type { Setting } from '../contract.ts';

const isSetting = (value: unknown): value is Setting<unknown> =>
  typeof value === 'object' && value !== null && 'key' in value && 'schema' in value && 'initial' in value;

/**
 * Every setting that a feature's `settings.ts` exports, alone or in a record of several. A setting is not listed
 * anywhere else.
 */
export const declaredIn = (exported: object): Setting<unknown>[] => {
  const found = Object.values(exported).flatMap((each: unknown) => {
    if (isSetting(each)) return [each];
    return typeof each === 'object' && each !== null ? Object.values(each).filter(isSetting) : [];
  });
  return [...new Map(found.map((each) => [each.key, each])).values()];
};

/** Words for a key that has no title: `secondStepOptional` → `Second step optional`. */
export const wordsOf = (name: string): string => {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ');
  return /^[A-Z]\d+$/.test(name) ? name : words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};
