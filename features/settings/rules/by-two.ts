import type { Setting } from '../contract.ts';

/** What another value changes of that which two people change, a line each. `isFirst`: there was nothing of it before. */
export const changesByTwo = (
  { byTwo }: Pick<Setting<unknown>, 'byTwo'>,
  before: unknown,
  after: unknown,
): { lines: string[]; isFirst: boolean } => {
  const old = byTwo?.(before) ?? {};
  const wanted = byTwo?.(after) ?? {};
  return {
    lines: Object.entries(wanted).flatMap(([name, value]) =>
      value === old[name] ? [] : [`${name}: ${old[name] || 'none'} → ${value || 'none'}`],
    ),
    isFirst: Object.values(old).every((value) => value === ''),
  };
};
