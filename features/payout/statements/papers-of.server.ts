import { taxInvoiceData } from '../gst/tax-invoice-data.server.ts';
import { cobrokeStatementData } from './cobroke-statement-data.server.ts';
import { type PrintedStatement, statementData } from './statement-data.server.ts';

const statement = new URL('./statement.typ', import.meta.url);
const cobrokeStatement = new URL('./cobroke-statement.typ', import.meta.url);
const taxInvoice = new URL('../gst/tax-invoice.typ', import.meta.url);

/** A paper to be made as a PDF; `name` is its number. */
export type Paper = {
  kind: 'STATEMENT' | 'TAX_INVOICE';
  name: string;
  template: URL;
  data: { from: { name: string; letterhead?: string } };
};

/** The papers of a payment: its statement, and the tax invoice that the agency made for the salesperson. */
export const papersOf = (printed: PrintedStatement, { isVoid }: { isVoid: boolean }): Paper[] => {
  const { voucher, gst, cobroke } = printed;
  if (cobroke)
    return [
      {
        kind: 'STATEMENT',
        name: voucher,
        template: cobrokeStatement,
        data: cobrokeStatementData(printed, cobroke, { isVoid }),
      },
    ];
  const papers: Paper[] = [
    { kind: 'STATEMENT', name: voucher, template: statement, data: statementData(printed, { isVoid }) },
  ];
  if (gst?.isSelfBilled)
    papers.push({
      kind: 'TAX_INVOICE',
      name: gst.invoice,
      template: taxInvoice,
      data: taxInvoiceData(printed, gst, { isVoid }),
    });
  return papers;
};
