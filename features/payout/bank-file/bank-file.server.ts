import type { Day, InstantText } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { RunKind } from '../payout.words.ts';

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
  /** 1, or more for a file that was made again without lines that were left out. */
  version: number;
  madeAt: InstantText;
  payDay: Day;
  from: { name: string; bic: string; accountNumber: string };
  transfers: Transfer[];
};

/** The message number of a file of a run, another one for each: `PR26-000003`, and `PR26-000003-2` for the second. */
export const fileNumber = ({ number, version }: Pick<BankFile, 'number' | 'version'>): string =>
  version === 1 ? number : `${number}-${version}`;
