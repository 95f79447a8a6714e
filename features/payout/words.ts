export const runStates = { DRAFT: 'Draft', APPROVED: 'Approved', PAID: 'Paid' } as const;
export type RunState = keyof typeof runStates;

/** What somebody earned a part of a deal by. */
export const earningKinds = { OWN: 'Own deal', OVERRIDE: 'Overriding' } as const;
export type EarningKind = keyof typeof earningKinds;
