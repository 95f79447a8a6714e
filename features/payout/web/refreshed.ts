/** Rooms whose figures a payment changes. */
export const refreshed = ['payout', 'billing', 'cobroke', 'ledger', 'production'];
