import { withGst } from '#features/firm/rules/gst.ts';
import { type EInvoice, eCreditNoteOf, eInvoiceOf } from '../e-invoice/e-invoice.server.ts';
import type { PrintedCreditNote } from '../papers/credit-note-data.server.ts';
import type { PrintedInvoice } from '../papers/invoice-data.server.ts';

const id = '2523149b-cb40-4b32-9004-debca57b80ee';

const from = {
  legalName: 'Gable Realty Pte. Ltd.',
  uen: '201812345K',
  gstNumber: 'M90312345A',
  licenceNo: 'L3010234A',
  address: '1 Raffles Place #20-01, Singapore 048616',
  phone: '+6560001234',
  email: 'finance@gable.example',
  bank: 'DBS Bank',
  accountNumber: '0031234567',
  payNow: '201812345K',
};

/** An invoice to a company of 49,600.00 before GST. */
export const aPrintedInvoice = (change: Partial<PrintedInvoice> = {}): PrintedInvoice => ({
  number: 'INV26-000012',
  issuedOn: '2026-11-20',
  dueOn: '2026-12-04',
  from,
  isRegistered: true,
  to: {
    text: 'Lantern Hill Holdings Pte Ltd',
    address: '18 Leonie Hill #21-03 Singapore 239222',
    postalCode: '',
    uen: '201912345K',
    gstNumber: '',
  },
  dealNo: 'D-2026-000012',
  caseNo: 'S26-000042',
  address: '10 Marina Boulevard #52-01',
  transaction: 'SALE',
  completedOn: '2026-11-19',
  agent: { name: 'Hannah Lim', registrationNo: 'R048213C' },
  netCents: 4_960_000,
  gstRate: 90_000,
  gstCents: 446_400,
  ...change,
});

/** The credit note over the whole of an invoice. */
export const aPrintedCreditNote = (
  invoice: PrintedInvoice,
  change: Partial<PrintedCreditNote> = {},
): PrintedCreditNote => ({
  number: 'CN26-000003',
  issuedOn: '2026-11-24',
  from: invoice.from,
  isRegistered: invoice.isRegistered,
  to: invoice.to,
  address: invoice.address,
  invoice: { number: invoice.number, issuedOn: invoice.issuedOn },
  reason: 'Made out to the wrong company',
  netCents: invoice.netCents,
  gstRate: invoice.gstRate,
  gstCents: invoice.gstCents,
  ...change,
});

const notRegistered = { isRegistered: false, gstRate: 0, gstCents: 0 };
const whole = aPrintedInvoice();
const amountOf = (netCents: number) => aPrintedInvoice({ netCents, gstCents: withGst(netCents, 90_000).gstCents });

/** Credit notes over a part: the last one takes what is left of GST, here a cent more than its own would be. */
const partCredits: [string, PrintedInvoice, Partial<PrintedCreditNote>][] = [
  ['a part, credited', whole, { netCents: 1_959_945, gstCents: 176_395, leftCents: 3_270_060 }],
  ['the last part, credited', amountOf(10), { netCents: 5, gstCents: 1 }],
];

/** An e-invoice of each kind, by what is special about it. */
export const eInvoices: Record<string, EInvoice> = Object.fromEntries([
  ...Object.entries({
    'an invoice': whole,
    'of an agency without GST': aPrintedInvoice({ ...notRegistered, from: { ...from, gstNumber: '' } }),
    'to a co-broke agency that is registered': aPrintedInvoice({
      to: {
        text: 'Harbour & Hill Realty Pte Ltd',
        address: '480 Lorong 6 Toa Payoh\n#02-01',
        postalCode: '310480',
        uen: '53123456X',
        gstNumber: 'M21234567K',
      },
    }),
    'with odd characters': aPrintedInvoice({
      to: { ...whole.to, text: '“Ah <Huat> & Söhne”\u0001 潮州  Pte\tLtd' },
      address: 'Blk 5 "A" & B <C> #01-01',
    }),
    'of 2% of a price': aPrintedInvoice({ valueCents: 248_000_000, basis: 'PERCENT', rate: 20_000 }),
    'of a cent': amountOf(1),
    'of six cents, whose GST is rounded up': amountOf(6),
    'of much': amountOf(9_999_999_999_999),
    'of a lease at the earlier rate': aPrintedInvoice({
      transaction: 'LEASE',
      ...withGst(4_960_055, 80_000),
      netCents: 4_960_055,
    }),
    'without account or PayNow': aPrintedInvoice({ from: { ...from, accountNumber: '', payNow: '' } }),
  }).flatMap(([name, printed]) => [
    [name, eInvoiceOf(id, printed)],
    [`${name}, credited`, eCreditNoteOf(id, aPrintedCreditNote(printed), printed)],
  ]),
  ...partCredits.map(([name, invoice, credited]) => [
    name,
    eCreditNoteOf(id, aPrintedCreditNote(invoice, credited), invoice),
  ]),
]);
