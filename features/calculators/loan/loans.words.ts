export const lenders = { BANK: 'Bank', HDB: 'HDB', NONE: 'No loan' } as const;
export type Lender = keyof typeof lenders;

/** Number of housing loans that a buyer still has. Two means two or more. */
export const loanCounts = { '0': 'None', '1': '1', '2': '2 or more' } as const;
export type LoanCount = keyof typeof loanCounts;
