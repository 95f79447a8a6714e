import { createCB } from 'xmlbuilder2';
import type { XMLBuilderCB } from 'xmlbuilder2/lib/interfaces.js';
import { cleanLine } from '#platform/contract/clean-text.ts';
import { plainAmount } from '#platform/contract/money.ts';
import type { RunKind } from '../payout.words.ts';
import { type BankFile, fileNumber, type Transfer } from './bank-file.server.ts';

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** What the payee's bank shows them of a payment: a code of ISO 20022's list of purposes (ExternalPurpose1Code), and words. */
const purposes: Record<RunKind, { code: string; text: string }> = {
  SALESPEOPLE: { code: 'COMM', text: 'Commission' },
  COBROKERS: { code: 'COMM', text: 'Commission' },
  REFUNDS: { code: 'REFU', text: 'Refund' },
};

/** The bank file of a run as ISO 20022 has it. The order of the elements is the schema's. */
export const painOf = (file: BankFile): string => {
  const { kind, madeAt, payDay, from, transfers } = file;
  const number = fileNumber(file);
  const parts: string[] = [];
  const sum = plainAmount(transfers.reduce((total, { cents }) => total + cents, 0));
  const count = String(transfers.length);
  const xml = createCB({ prettyPrint: true, data: (part: string) => parts.push(part), end: () => undefined });
  xml.dec({ version: '1.0', encoding: 'UTF-8' }).ele(namespace, 'Document').ele('CstmrCdtTrfInitn');
  xml.ele('GrpHdr');
  value(xml, ['MsgId'], number);
  value(xml, ['CreDtTm'], madeAt);
  value(xml, ['NbOfTxs'], count);
  value(xml, ['CtrlSum'], sum);
  value(xml, ['InitgPty', 'Nm'], from.name);
  xml.up().ele('PmtInf');
  value(xml, ['PmtInfId'], `${number}-1`);
  value(xml, ['PmtMtd'], 'TRF');
  value(xml, ['NbOfTxs'], count);
  value(xml, ['CtrlSum'], sum);
  value(xml, ['ReqdExctnDt', 'Dt'], payDay);
  value(xml, ['Dbtr', 'Nm'], from.name);
  xml.ele('DbtrAcct');
  value(xml, ['Id', 'Othr', 'Id'], from.accountNumber);
  value(xml, ['Ccy'], 'SGD');
  xml.up();
  value(xml, ['DbtrAgt', 'FinInstnId', 'BICFI'], from.bic);
  for (const transfer of transfers) addTransfer(xml, kind, transfer);
  xml.up().up().up().end();
  return parts.join('');
};

const addTransfer = (xml: XMLBuilderCB, kind: RunKind, { voucher, name, bic, accountNumber, cents }: Transfer) => {
  const { code, text } = purposes[kind];
  xml.ele('CdtTrfTxInf');
  value(xml, ['PmtId', 'EndToEndId'], voucher);
  xml.ele('Amt').ele('InstdAmt', { Ccy: 'SGD' }).txt(plainAmount(cents)).up().up();
  value(xml, ['CdtrAgt', 'FinInstnId', 'BICFI'], bic);
  value(xml, ['Cdtr', 'Nm'], name);
  value(xml, ['CdtrAcct', 'Id', 'Othr', 'Id'], accountNumber);
  value(xml, ['Purp', 'Cd'], code);
  value(xml, ['RmtInf', 'Ustrd'], `${text} ${voucher}`);
  xml.up();
};

/** An element within elements, and back to where they are. */
const value = (xml: XMLBuilderCB, path: string[], text: string) => {
  for (const name of path) xml.ele(name);
  xml.txt(cleanLine(text));
  for (const _ of path) xml.up();
};
