/** Rooms whose figures a payment changes. */
export const refreshed = ['payout', 'ledger', 'production'];
