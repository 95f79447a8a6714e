import type { TableSpec } from '#platform/contract/match-columns.ts';

export type BankField =
  | 'day'
  | 'payer'
  | 'reference'
  | 'described'
  | 'credit'
  | 'debit'
  | 'amount'
  | 'mark'
  | 'currency'
  | 'account';

/** What banks call the column that says in words what a payment is: who paid often stands there alone. */
const description =
  /^(?:(?:transaction |bank )?(?:description|details?|particulars|narrative|narration|remarks?)(?: ?\d)?|transaction(?: ref ?\d)?)$/;

/** Amounts in the currency of the account: `Deposits (SGD)`. */
const moneyIn = /^(?:credits?|deposits?|paid in|money in|receipts?)(?: amount)?(?: ?\(?(?:sgd|s\$)\)?)?$/;
const moneyOut = /^(?:debits?|withdrawals?|paid out|money out|payments?)(?: amount)?(?: ?\(?(?:sgd|s\$)\)?)?$/;
const signed = /^(?:transaction )?amount(?: ?\(?(?:sgd|s\$)\)?)?$/;

/** The columns of a statement as CSV, by what the banks here call them. */
export const bankTable: TableSpec<BankField> = {
  fields: {
    day: {
      title: 'Transaction date',
      known: ['date', 'txn date', 'trans date', 'transaction posted date', 'posting date', 'value date'],
      prefers: true,
    },
    payer: {
      title: 'Client reference',
      known: ['payer', 'payer name', 'paid by', 'received from', 'remitter', 'remitter name', 'who paid'],
      prefers: true,
    },
    reference: {
      title: 'Reference',
      known: ['your reference', 'payment reference', 'transaction reference', 'reference no', 'ref no', 'ref'],
      prefers: true,
    },
    described: { title: 'Description', is: (words) => description.test(words), many: true },
    credit: { title: 'Money in', is: (words) => moneyIn.test(words) },
    debit: { title: 'Money out', is: (words) => moneyOut.test(words) },
    amount: { title: 'Amount with its sign', is: (words) => signed.test(words) },
    mark: {
      title: 'Debit or credit (D or C)',
      known: ['dr/cr', 'cr/dr', 'd/c', 'c/d', 'debit/credit', 'credit/debit', 'debit credit indicator', 'indicator'],
      prefers: true,
    },
    currency: { title: 'Currency', known: ['ccy', 'currency code'], prefers: true },
    account: { title: 'Account number', known: ['account no'], prefers: true },
  },
  needs: [['day'], ['credit', 'amount']],
  // A file with a column each for money in and out may have their sum beside them.
  instead: { amount: ['credit', 'debit'] },
};
