import { SaxesParser } from 'saxes';
import type { Day } from '#platform/contract/days.ts';
import { centsOf, type Statement, type StatementLine, unreadable } from './statement.ts';

/** An element with what is in it. */
type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] };

/** Deeper than any statement. */
const deepest = 40;

const documentTypes = 'This is a file with a document type, which no bank sends. It was not read.';

/** The tree of an XML file. A file with a document type is refused, so that no entity can grow or read another file. */
const treeOf = (text: string): Element => {
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw unreadable(documentTypes);
  });
  parser.on('error', ({ message }) => {
    throw unreadable(`This XML is broken or cut off: ${message}. Download it from the bank again.`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > deepest) throw unreadable('This XML is nested too deeply for a statement.');
    const element = { name: name.replace(/^.*:/, ''), attributes: { ...attributes }, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (part) => {
    const element = open.at(-1);
    if (element) element.text += part;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text).close();
  return root;
};

const all = (of: Element | undefined, ...path: string[]): Element[] =>
  path.reduce<Element[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    of ? [of] : [],
  );
const first = (of: Element | undefined, ...path: string[]): string => all(of, ...path)[0]?.text.trim() ?? '';

/**
 * A bank statement as camt.053, versions 02 and 08 of ISO 20022. An entry with several transactions that have amounts of their
 * own is as many lines. What is not booked yet is counted and left out.
 */
export const readCamt = (text: string): Statement => {
  const statements = all(treeOf(text), 'Document', 'BkToCstmrStmt', 'Stmt');
  if (statements.length === 0) throw unreadable('This XML is no bank statement (camt.053).');
  const accounts = new Set(
    statements.map((one) => first(one, 'Acct', 'Id', 'IBAN') || first(one, 'Acct', 'Id', 'Othr', 'Id')),
  );
  if (accounts.size > 1)
    throw unreadable('This file has statements of several accounts. Import one account at a time.');
  const entries = statements.flatMap((one) => all(one, 'Ntry'));
  const booked = entries.filter((entry) => (first(entry, 'Sts', 'Cd') || first(entry, 'Sts') || 'BOOK') === 'BOOK');
  return {
    account: [...accounts][0] ?? '',
    lines: booked.flatMap(linesOf),
    pending: entries.length - booked.length,
  };
};

const linesOf = (entry: Element, index: number): StatementLine[] => {
  const where = `Entry ${index + 1}`;
  const day = (first(entry, 'BookgDt', 'Dt') || first(entry, 'BookgDt', 'DtTm')).slice(0, 10) as Day;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw unreadable(`${where} has no booking date.`);
  const bankRef = first(entry, 'AcctSvcrRef');
  const details = all(entry, 'NtryDtls', 'TxDtls');
  const parts = details.map((part) => all(part, 'Amt')[0] ?? all(part, 'AmtDtls', 'TxAmt', 'Amt')[0]);
  const isBatch = details.length > 1 && parts.every(Boolean);
  const rows = isBatch ? details : [details[0]];
  return rows.map((part, at) => {
    const amount = (isBatch ? parts[at] : undefined) ?? all(entry, 'Amt')[0];
    const sign = (isBatch && first(part, 'CdtDbtInd')) || first(entry, 'CdtDbtInd');
    const cents = centsOf(amount?.text.trim() ?? '', where);
    if (!cents || !['CRDT', 'DBIT'].includes(sign))
      throw unreadable(`${where} has no amount, or not whether it came or went.`);
    const ownRef = first(part, 'Refs', 'AcctSvcrRef');
    return {
      ...{ day, cents: sign === 'CRDT' ? cents : -cents, currency: amount?.attributes.Ccy ?? '' },
      payer: payerOf(part, sign),
      reference: [
        first(part, 'Refs', 'EndToEndId').replace(/^NOTPROVIDED$/, ''),
        ...all(part, 'RmtInf', 'Ustrd').map((one) => one.text.trim()),
        first(part, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
        first(part, 'AddtlTxInf'),
        first(entry, 'AddtlNtryInf'),
      ]
        .filter(Boolean)
        .join(' · ')
        .slice(0, 500),
      fileRef: sign === 'DBIT' ? fileRefOf(entry, part) : '',
      bankRef: isBatch ? ownRef || (bankRef && `${bankRef}/${at + 1}`) : bankRef || ownRef,
    };
  });
};

/** What the file of payments is called that an entry books as a whole, or a transaction comes from. */
const fileRefOf = (entry: Element, part: Element | undefined): string =>
  (
    first(entry, 'NtryDtls', 'Btch', 'PmtInfId') ||
    first(entry, 'NtryDtls', 'Btch', 'MsgId') ||
    first(part, 'Refs', 'PmtInfId') ||
    first(part, 'Refs', 'MsgId')
  ).slice(0, 100);

/** Who paid, or was paid: version 08 has one more level. */
const payerOf = (part: Element | undefined, sign: string): string => {
  const side = sign === 'CRDT' ? 'Dbtr' : 'Cdtr';
  return (first(part, 'RltdPties', side, 'Pty', 'Nm') || first(part, 'RltdPties', side, 'Nm')).slice(0, 300);
};
