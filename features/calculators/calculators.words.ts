/** The calculators, each a page. */
export const calculators = {
  buyer: { label: 'Buyer', title: 'Total cost to the buyer', text: 'Stamp duties, loan, cash and CPF' },
  seller: { label: 'Seller', title: 'Net proceeds of the seller', text: 'Seller’s duty, loan, CPF refund and costs' },
  lease: { label: 'Lease', title: 'Duty on a lease', text: 'New tenancies, extensions and rent increases' },
  loan: { label: 'Loan', title: 'Home loan', text: 'How much can be borrowed, and what it costs a month' },
} as const;
export type Calculator = keyof typeof calculators;
