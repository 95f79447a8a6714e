import { bankDesk, uploadNew } from '#features/billing/rig/bank-desk.ts';
import { plainAmount } from '#platform/contract/money.ts';
import type { anAgencyThatPays } from './payouts.ts';

type Agency = Awaited<ReturnType<typeof anAgencyThatPays>>;

/** A line of a statement: credit is positive. `ref` is the bank's own number of it. */
export type StatementLine = { cents: number; reference: string; day?: string; file?: string; ref?: string };

const bank = '/agency/v1/finance/bank-lines';
const today = '2026-11-20';

/** Statements of the bank for an agency's account, and what its finance does with their lines. */
export const statementsOf = ({ preparer }: Pick<Agency, 'preparer'>, account = '0031234567') => {
  const upload = async (name: string, text: string): Promise<{ added: number; known: number }> => {
    const { status, body } = await uploadNew(preparer, text, name);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data;
  };
  const { matchRecorded, book, undoBooking, undo: undoMatch } = bankDesk(preparer);
  return {
    matchRecorded,
    book,
    undoBooking,
    undoMatch,
    csv: (...lines: StatementLine[]) =>
      upload(
        'statement.csv',
        [
          'Transaction Date,Reference,Client Reference,Debit Amount,Credit Amount,Currency',
          ...lines.map(({ cents, reference, day = today }) =>
            [day, reference, 'SOMEONE', ...amounts(cents), 'SGD'].join(','),
          ),
        ].join('\n'),
      ),
    camt: (version: '02' | '08', ...lines: StatementLine[]) => upload('statement.xml', camtOf(version, account, lines)),
    find: async (search: string) => (await preparer.get(`${bank}?search=${encodeURIComponent(search)}`)).body.data.rows,
    ready: async () => (await preparer.get(`${bank}/payments`)).body.data,
    confirm: (lineId: string) => preparer.post(`${bank}/${lineId}/payment`, {}),
    confirmAll: () => preparer.post(`${bank}/payments`, {}),
    undo: (lineId: string) => preparer.delete(`${bank}/${lineId}/payment`),
    setAside: (lineId: string, body: object) => preparer.put(`${bank}/${lineId}/aside`, body),
    match: (lineId: string, invoices: { invoiceId: string; cents: number }[], payer = 'Goh Siew Choo') =>
      preparer.post(`${bank}/${lineId}/receipt`, { payer, invoices }),
  };
};

const amounts = (cents: number) => (cents < 0 ? [plainAmount(-cents), ''] : ['', plainAmount(cents)]);

const camtOf = (version: '02' | '08', account: string, lines: StatementLine[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">` +
  `<BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>${account}</Id></Othr></Id></Acct>` +
  lines.map((line) => entryOf(version, line)).join('') +
  '</Stmt></BkToCstmrStmt></Document>';

/** A payment has its own number, a run that is booked as a whole has that of its file. */
const entryOf = (version: '02' | '08', { cents, reference, day = today, file, ref }: StatementLine): string => {
  const details = file
    ? `<NtryDtls><Btch><PmtInfId>${file}</PmtInfId></Btch></NtryDtls>`
    : `<NtryDtls><TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs></TxDtls></NtryDtls>`;
  const status = version === '02' ? 'BOOK' : '<Cd>BOOK</Cd>';
  return (
    `<Ntry><Amt Ccy="SGD">${plainAmount(Math.abs(cents))}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>` +
    `<Sts>${status}</Sts><BookgDt><Dt>${day}</Dt></BookgDt>${ref ? `<AcctSvcrRef>${ref}</AcctSvcrRef>` : ''}${details}</Ntry>`
  );
};
