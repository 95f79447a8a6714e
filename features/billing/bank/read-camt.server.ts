import { SaxesParser } from 'saxes';
import { fieldText } from '#platform/contract/fields.ts';
import type { Cents } from '#platform/contract/money.ts';
import {
  centsOf,
  currencyOf,
  dayOf,
  localDay,
  mostEntries,
  payerText,
  referenceText,
  refuseMany,
  type Statement,
  type StatementLine,
  unreadable,
} from './statement.server.ts';

/** An element with what is in it. */
type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] };

/** Deeper than any statement. */
const deepest = 40;

const documentTypes = 'This is a file with a document type, which no bank sends. It was not read.';

/**
 * The tree of an XML file, and what message it is. A file with a document type is refused, so that no entity can grow or read
 * another file; and so is one with too many entries, once they are counted.
 */
const treeOf = (text: string): { root: Element; message: string } => {
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  let message = '';
  let entries = 0;
  const hasTooMany = () => entries > mostEntries;
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw unreadable(documentTypes);
  });
  parser.on('error', (error) => {
    throw unreadable(`This XML is broken or cut off: ${error.message}. Download it from the bank again.`);
  });
  parser.on('opentag', ({ name: qualifiedName, attributes }) => {
    const name = qualifiedName.replace(/^.*:/, '');
    if (open.length > deepest) throw unreadable('This XML is nested too deeply for a statement.');
    if (open.length === 2 && !message) message = name;
    if (name === 'Ntry') entries += 1;
    if (hasTooMany()) return;
    const element = { name, attributes: { ...attributes }, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const add = (part: string) => {
    const element = open.at(-1);
    if (element && !hasTooMany()) element.text += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    if (!hasTooMany()) open.pop();
  });
  parser.write(text).close();
  refuseMany(entries);
  return { root, message };
};

/** What banks also send as XML, by the element below the document. */
const otherMessages: Record<string, string> = {
  BkToCstmrAcctRpt: 'a report of the day (camt.052)',
  BkToCstmrDbtCdtNtfctn: 'a notification (camt.054)',
  CstmrCdtTrfInitn: 'a file of payments (pain.001)',
  CstmrPmtStsRpt: 'an answer to a file of payments (pain.002)',
  CstmrDrctDbtInitn: 'a file of direct debits (pain.008)',
};

const all = (element: Element | undefined, ...path: string[]): Element[] =>
  path.reduce<Element[]>(
    (elements, name) => elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
    element ? [element] : [],
  );
const first = (element: Element | undefined, ...path: string[]): string => all(element, ...path)[0]?.text.trim() ?? '';

/**
 * A bank statement as camt.053, versions 02 and 08 of ISO 20022. An entry whose transactions have amounts that sum to its own is
 * as many lines, any other is one. What is not booked yet is counted and left out.
 */
export const readCamt = (text: string): Statement => {
  const { root, message } = treeOf(text);
  const statements = all(root, 'Document', 'BkToCstmrStmt', 'Stmt');
  if (statements.length === 0) {
    const other = otherMessages[message];
    throw unreadable(
      other ? `This XML is ${other}, not a bank statement (camt.053).` : 'This XML is no bank statement (camt.053).',
    );
  }
  const accounts = new Set(
    statements.map((one) => first(one, 'Acct', 'Id', 'IBAN') || first(one, 'Acct', 'Id', 'Othr', 'Id')),
  );
  if (accounts.size > 1)
    throw unreadable('This file has statements of several accounts. Import one account at a time.');
  const entries = statements.flatMap((one) => all(one, 'Ntry'));
  const booked = entries.filter((entry) => (first(entry, 'Sts', 'Cd') || first(entry, 'Sts') || 'BOOK') === 'BOOK');
  const lines = booked.flatMap(linesOf);
  refuseMany(lines.length);
  return { account: [...accounts][0] ?? '', lines, pending: entries.length - booked.length };
};

const linesOf = (entry: Element, index: number): StatementLine[] => {
  const where = `Entry ${index + 1}`;
  const booked = first(entry, 'BookgDt', 'Dt') || first(entry, 'BookgDt', 'DtTm');
  if (!booked) throw unreadable(`${where} has no booking date.`);
  const day = dayOf(localDay(booked), where, booked);
  const isReversal = ['true', '1'].includes(first(entry, 'RvslInd'));
  const sign = first(entry, 'CdtDbtInd');
  const whole = movedBy(all(entry, 'Amt')[0], sign, where);
  if (!whole) throw unreadable(`${where} has no amount, or not whether it came or went.`);
  const currency = currencyOf(whole.currency, where);
  const bankRef = refOf(entry, 'AcctSvcrRef');
  const details = all(entry, 'NtryDtls', 'TxDtls');
  const parts = details.map((detail) => partOf(detail, sign, where));
  const isBatch =
    parts.length > 1 &&
    parts.every((part) => part?.currency === currency) &&
    parts.reduce((sum, part) => sum + (part?.cents ?? 0), 0) === whole.cents;
  const lineOf = (details: Element[], cents: Cents, ref: string): StatementLine => ({
    day,
    cents,
    currency,
    isReversal,
    bankRef: ref,
    batchCents: null,
    batchPart: null,
    payer: payerOf(details[0], cents),
    reference: referenceText([...details.flatMap(saidBy), first(entry, 'AddtlNtryInf')].filter(Boolean).join(' · ')),
    fileRef: cents < 0 ? fileRefOf(entry, details[0]) : '',
  });
  const ownRef = (detail: Element | undefined) => refOf(detail, 'Refs', 'AcctSvcrRef');
  if (!isBatch) return [lineOf(details, whole.cents, bankRef || ownRef(details[0]))];
  return details.map((detail, at) => ({
    ...lineOf([detail], parts[at]?.cents ?? 0, ownRef(detail) || (bankRef && `${bankRef}/${at + 1}`)),
    batchCents: whole.cents,
    batchPart: at + 1,
  }));
};

/** What an amount moves: credit is positive. Undefined of nothing, and where it isn't said whether it came or went. */
const movedBy = (amount: Element | undefined, sign: string, where: string) => {
  const cents = centsOf(amount?.text.trim() ?? '', where);
  // Its mark says which way it went; ISO 20022 has no amounts below nothing.
  if (cents && cents < 0)
    throw unreadable(
      `${where}: the amount ${amount?.text.trim()} is below nothing and marked ${sign}: which way it went can’t be told. Ask the bank for the statement again.`,
    );
  if (!cents || !['CRDT', 'DBIT'].includes(sign)) return undefined;
  return { cents: sign === 'CRDT' ? cents : -cents, currency: amount?.attributes.Ccy ?? '' };
};

const partOf = (detail: Element, sign: string, where: string) =>
  movedBy(
    all(detail, 'Amt')[0] ?? all(detail, 'AmtDtls', 'TxAmt', 'Amt')[0],
    first(detail, 'CdtDbtInd') || sign,
    where,
  );

/** The bank's own number of an entry or a transaction. Banks write NONREF where they have none. */
const refOf = (element: Element | undefined, ...path: string[]): string =>
  first(element, ...path).replace(/^NONREF$/i, '');

/** What a transaction is for. */
const saidBy = (detail: Element): string[] => [
  first(detail, 'Refs', 'EndToEndId').replace(/^NOTPROVIDED$/, ''),
  ...all(detail, 'RmtInf', 'Ustrd').map((one) => one.text.trim()),
  first(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
  first(detail, 'AddtlTxInf'),
];

/** What the file of payments is called that an entry books as a whole, or a transaction comes from. */
const fileRefOf = (entry: Element, part: Element | undefined): string =>
  fieldText(
    first(entry, 'NtryDtls', 'Btch', 'PmtInfId') ||
      first(entry, 'NtryDtls', 'Btch', 'MsgId') ||
      first(part, 'Refs', 'PmtInfId') ||
      first(part, 'Refs', 'MsgId'),
    100,
  );

/** Who paid, or was paid: version 08 has one more level. */
const payerOf = (part: Element | undefined, cents: Cents): string => {
  const side = cents > 0 ? 'Dbtr' : 'Cdtr';
  return payerText(first(part, 'RltdPties', side, 'Pty', 'Nm') || first(part, 'RltdPties', side, 'Nm'));
};
