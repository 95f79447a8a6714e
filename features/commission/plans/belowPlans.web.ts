/** The pages above one plan, and above the plan of one person. */
export const belowPlans = [{ label: 'Commission plans', to: '/agency-desk/finance/plans' }];
