import type { Client } from '#test/people.ts';

const place = '/agency/v1/finance/bank-lines';
const head = 'Transaction Date,Reference,Client Reference,Debit Amount,Credit Amount,Currency';

/** Uploads a statement. All its lines are new, whatever came in before. */
export const uploadNew = async (finance: Client, text: string, name = 'statement.csv') => {
  const answer = await finance.upload(`${place}/import`, {}, { name, bytes: Buffer.from(text) });
  if (!answer.body.data?.undecided) return answer;
  const { imports } = (await finance.get(`${place}/possible-duplicates?pageSize=1`)).body.data;
  for (const { importId } of imports)
    await finance.post(`/agency/v1/finance/bank-imports/${importId}/possible-duplicates`, { answer: 'NEW' });
  const { added, undecided } = answer.body.data;
  return { ...answer, body: { ...answer.body, data: { ...answer.body.data, added: added + undecided, undecided: 0 } } };
};

/** What finance does with lines of the bank. */
export const bankDesk = (finance: Client) => {
  const find = async (search: string) =>
    (await finance.get(`${place}?search=${encodeURIComponent(search)}`)).body.data.rows;
  return {
    find,
    lineOf: async (search: string) => (await find(search))[0],
    csv: (...lines: string[]) => uploadNew(finance, [head, ...lines].join('\n')),
    match: (lineId: string, invoices: { invoiceId: string; cents: number }[]) =>
      finance.post(`${place}/${lineId}/receipt`, { payer: 'Goh Siew Choo', invoices }),
    matchRecorded: (lineId: string, receiptId: string) =>
      finance.post(`${place}/${lineId}/recorded-receipt`, { receiptId }),
    undo: (lineId: string) => finance.delete(`${place}/${lineId}/receipt`),
    book: (lineId: string) => finance.post(`${place}/${lineId}/charge`, {}),
    undoBooking: (lineId: string) => finance.delete(`${place}/${lineId}/charge`),
  };
};
