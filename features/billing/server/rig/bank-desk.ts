import type { Client } from '#test/people.ts';

const place = '/agency/v1/finance/bank-lines';
const head = 'Transaction Date,Reference,Client Reference,Debit Amount,Credit Amount,Currency';

/** What finance does with lines of the bank. */
export const bankDesk = (finance: Client) => {
  const find = async (search: string) =>
    (await finance.get(`${place}?search=${encodeURIComponent(search)}`)).body.data.rows;
  return {
    find,
    lineOf: async (search: string) => (await find(search))[0],
    csv: (...lines: string[]) =>
      finance.upload(`${place}/import`, {}, { name: 'statement.csv', bytes: Buffer.from([head, ...lines].join('\n')) }),
    match: (lineId: string, invoices: { invoiceId: string; cents: number }[]) =>
      finance.post(`${place}/${lineId}/receipt`, { payer: 'Goh Siew Choo', invoices }),
    matchRecorded: (lineId: string, receiptId: string) =>
      finance.post(`${place}/${lineId}/recorded-receipt`, { receiptId }),
    undo: (lineId: string) => finance.delete(`${place}/${lineId}/receipt`),
    book: (lineId: string) => finance.post(`${place}/${lineId}/charge`, {}),
    undoBooking: (lineId: string) => finance.delete(`${place}/${lineId}/charge`),
  };
};
