import { cleanLine } from '#platform/contract/clean-text.ts';
import { plainAmount } from '#platform/contract/money.ts';
import type { BankFile } from './bank-file.server.ts';

const head = ['Reference', 'Payee', 'Bank', 'Bank code', 'BIC', 'Account number', 'Currency', 'Amount', 'Pay day'];

/** The bank file of a run as a table, for banks that take no ISO 20022. Every value is quoted, lines end as RFC 4180 says. */
export const csvOf = ({ payDay, transfers }: BankFile): string =>
  [
    head,
    ...transfers.map(({ voucher, name, bank, bankCode, bic, accountNumber, cents }) => [
      ...[voucher, name, bank, bankCode, bic, accountNumber],
      ...['SGD', plainAmount(cents), payDay],
    ]),
  ]
    .map((row) => `${row.map(quoted).join(',')}\r\n`)
    .join('');

const quoted = (value: string) => `"${cleanLine(value).replaceAll('"', '""')}"`;
