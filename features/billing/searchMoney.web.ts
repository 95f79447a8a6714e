import { IconFileInvoice, IconReceipt, IconReceiptRefund } from '@tabler/icons-react';
import { seesMoney } from '#features/ledger/web/index.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { listAt, searchIn } from '#platform/web/shell/search/searchIn.ts';
import { api } from './api.web.ts';
import { billStates, receiptStates } from './billing.words.ts';

const lineOf = (...parts: string[]) => parts.filter(Boolean).join(' · ');

/** What is billed and what came in, in the header's search of finance: by number, name, address or amount. */
export const searchMoney = [
  {
    id: 'invoices',
    heading: 'Invoices',
    isFor: seesMoney,
    search: searchIn(api.bills, ({ billId, number, dealNo, invoiceToText, address, totalCents, state }) => ({
      id: billId,
      label: number ?? `${dealNo}, not invoiced`,
      description: lineOf(invoiceToText, address, formatMoney(totalCents), billStates[state]),
      to: listAt('/agency-desk/finance/invoices', number ?? dealNo),
      icon: IconFileInvoice,
    })),
  },
  {
    id: 'receipts',
    heading: 'Receipts',
    isFor: seesMoney,
    search: searchIn(api.receipts, ({ receiptId, number, payer, reference, cents, state }) => ({
      id: receiptId,
      label: number,
      description: lineOf(payer, reference, formatMoney(cents), receiptStates[state]),
      to: listAt('/agency-desk/finance/receipts', number),
      icon: IconReceipt,
    })),
  },
  {
    id: 'credit-notes',
    heading: 'Credit notes',
    isFor: seesMoney,
    search: searchIn(api.creditNotes, ({ creditNoteId, number, to, invoiceNumber, totalCents }) => ({
      id: creditNoteId,
      label: number,
      description: lineOf(to ?? '', invoiceNumber ?? '', formatMoney(totalCents)),
      to: listAt('/agency-desk/finance/credit-notes', number),
      icon: IconReceiptRefund,
    })),
  },
];
