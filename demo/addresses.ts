import type { CasePlan } from './cases/case-plan.ts';

/** The postal base of the demo agency: where what it reports takes place, each address once. */
export const addressesOf = (plans: CasePlan[]) => {
  const found = plans.map(({ info }) => {
    const { postalCode, block, street, building = '' } = info.property;
    return { postalCode, block, street, building, source: 'demo' as const };
  });
  return [...new Map(found.map((each) => [Object.values(each).join('|'), each])).values()];
};
