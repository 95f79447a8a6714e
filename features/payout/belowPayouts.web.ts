/** Where the pages below the payouts stand. */
export const belowPayouts = [{ label: 'Payouts', to: '/agency-desk/finance/payouts' }];
