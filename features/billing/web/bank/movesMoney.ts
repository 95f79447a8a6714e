/** What is asked anew once a line of the bank has become money of ours. */
export const movesMoney = { refresh: ['billing', 'commission', 'ledger', 'payout'] };
