/** A statement of a bank as camt.053, as banks here send it: a credit, a debit, a batch, another currency, one pending. */
export const camt = (version: '02' | '08'): string => {
  const status = (code: string) => (version === '02' ? `<Sts>${code}</Sts>` : `<Sts><Cd>${code}</Cd></Sts>`);
  const party = (role: string, name: string) =>
    version === '02' ? `<${role}><Nm>${name}</Nm></${role}>` : `<${role}><Pty><Nm>${name}</Nm></Pty></${role}>`;
  const batchAmount = (amount: string) =>
    version === '02'
      ? `<AmtDtls><TxAmt><Amt Ccy="SGD">${amount}</Amt></TxAmt></AmtDtls>`
      : `<Amt Ccy="SGD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>`;
  const batch = (amount: string, name: string) =>
    `<TxDtls>${batchAmount(amount)}<RltdPties>${party('Dbtr', name)}</RltdPties></TxDtls>`;
  const entry = (
    amount: string,
    sign: string,
    day: string,
    ref: string,
    details = '',
    more = '',
    currency = 'SGD',
    state = 'BOOK',
  ) =>
    `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${status(state)}<BookgDt><Dt>${day}</Dt></BookgDt>` +
    `<AcctSvcrRef>${ref}</AcctSvcrRef><BkTxCd><Prtry><Cd>FAST</Cd></Prtry></BkTxCd>${details && `<NtryDtls>${details}</NtryDtls>`}${more}</Ntry>`;
  const detail = (name: string, role: string, more: string) =>
    `<TxDtls>${more.startsWith('<Refs>') ? more : ''}<RltdPties>${party(role, name)}</RltdPties>${more.startsWith('<Refs>') ? '' : more}</TxDtls>`;
  const entries = [
    entry(
      '54064.00',
      'CRDT',
      '2026-11-24',
      'B1',
      detail('Tan Ah Kow', 'Dbtr', '<RmtInf><Ustrd>INV26000012</Ustrd></RmtInf>'),
      '<AddtlNtryInf>FAST credit</AddtlNtryInf>',
    ),
    entry(
      '39680.00',
      'DBIT',
      '2026-11-24',
      'B2',
      detail('Hannah Lim', 'Cdtr', '<Refs><EndToEndId>PV26-000001</EndToEndId></Refs>'),
    ),
    entry('3.00', 'CRDT', '2026-11-25', 'B3', batch('1.00', 'A') + batch('2.00', 'B')),
    entry('99.00', 'CRDT', '2026-11-25', 'B4', '', '', 'USD'),
    entry('5.00', 'CRDT', '2026-11-25', 'B5', '', '', 'SGD', 'PDNG'),
  ].join('');
  return (
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">` +
    '<BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-25T18:00:00</CreDtTm></GrpHdr><Stmt><Id>S1</Id>' +
    '<CreDtTm>2026-11-25T18:00:00</CreDtTm><Acct><Id><Othr><Id>0031234567</Id></Othr></Id></Acct>' +
    '<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="SGD">14387.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-25</Dt></Dt></Bal>' +
    `${entries}</Stmt></BkToCstmrStmt></Document>`
  );
};
