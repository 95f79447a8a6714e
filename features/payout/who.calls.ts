/** Payouts are finance's alone. */
export const financeAlone = { base: 'agency', who: 'desk:finance' } as const;
