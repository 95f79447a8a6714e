import type { Day, InstantText } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { RunKind } from '../../words.ts';

/** One payment of a run, with what the bank needs of its payee. */
export type Transfer = {
  voucher: string;
  name: string;
  bank: string;
  bic: string;
  bankCode: string;
  accountNumber: string;
  cents: Cents;
};

/** All that a bank file says, whatever its format. */
export type BankFile = {
  kind: RunKind;
  number: string;
  madeAt: InstantText;
  payDay: Day;
  from: { name: string; bic: string; accountNumber: string };
  transfers: Transfer[];
};
