import * as z from 'zod';
import { readAccountNumber, readGstNumber, readLicenceNo } from '#features/particulars/rules/numbers.ts';
import { readPayNowUen, readUen } from '#features/particulars/rules/uen.ts';
import { setting } from '#features/settings/contract.ts';
import { day, email, requiredText, text, typedText } from '#platform/contract/fields.ts';
import { readPhone } from '#platform/contract/typed/read-phone.ts';
import type { Reader } from '#platform/contract/typed/reading.ts';

const agency = 'Agency';

/** Printed at the top of every PDF. */
export const agencyLetterhead = setting(
  'agencyLetterhead',
  z.object({
    name: requiredText(120),
    lines: z.array(text(120)).max(4).meta({ title: 'Lines under the name' }),
  }),
  { name: 'Gable', lines: [] },
  {
    confirmed: true,
    group: agency,
    title: 'Letterhead',
    help: 'Shown at the head of every document that Gable creates: the agency’s name, and under it licence, address and telephone.',
  },
);

const line = (title: string, max = 120) => text(max).default('').meta({ title });
const number = (title: string, read: Reader<string>) => typedText(read).default('').meta({ title });

/** An email address, or none. */
const isEmail = (typed: string) => typed === '' || email().safeParse(typed).success;

/** What an invoice says of the agency, and where its clients pay. */
export const agencyParticulars = setting(
  'agencyParticulars',
  z.strictObject({
    legalName: line('Registered name'),
    uen: number('UEN', readUen),
    gstNumber: number('GST registration number', readGstNumber),
    licenceNo: number('Estate agent licence', readLicenceNo),
    address: line('Address', 200),
    phone: number('Phone', readPhone),
    email: line('Email', 254).refine(isEmail, 'This is not an email address.'),
    bank: line('Bank', 60),
    accountNumber: number('Account number', readAccountNumber),
    payNow: number('PayNow UEN', readPayNowUen),
  }),
  {
    legalName: '',
    uen: '',
    gstNumber: '',
    licenceNo: '',
    address: '',
    phone: '',
    email: '',
    bank: '',
    accountNumber: '',
    payNow: '',
  },
  {
    confirmed: true,
    group: agency,
    title: 'Particulars on invoices',
    help: 'Printed on invoices and receipts. A tax invoice needs the registered name, the address and the GST number. Another account or PayNow UEN is approved by a second person.',
  },
  ({ bank, accountNumber, payNow }) => ({ Bank: bank, 'Account number': accountNumber, 'PayNow UEN': payNow }),
);
export type Particulars = typeof agencyParticulars.initial;

/** The month in which the numbers of invoices and other papers begin with 1 again. */
export const financialYearStart = setting('financialYearStart', z.int().min(1).max(12), 1, {
  group: agency,
  title: 'First month of the financial year',
  help: 'Invoices, receipts and vouchers are numbered from 1 in each financial year, which has the name of the year in which it begins.',
});

/** First and last day of the registration for GST. No GST is charged outside of it, and none before it is said (`requireGstSaid`). */
export const gstRegistration = setting(
  'gstRegistration',
  z.strictObject({
    from: day().nullable().meta({ title: 'Registered from' }),
    until: day().nullable().meta({ title: 'Last day' }),
  }),
  { from: null, until: null },
  {
    group: agency,
    title: 'GST registration',
    help: 'GST is charged on bills whose tax point lies in this time. Without a first day the agency is not registered: save it so, too. No invoice is issued and no payout drawn up before either is said.',
  },
);
