import { create } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';
import { plainAmount } from '#platform/contract/money.ts';
import type { BankFile, Transfer } from './bank-file.ts';

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** The bank file of a run as ISO 20022 has it. The order of the elements is the schema's. */
export const painOf = ({ number, madeAt, payDay, from, transfers }: BankFile): string => {
  const sum = plainAmount(transfers.reduce((total, { cents }) => total + cents, 0));
  const count = String(transfers.length);
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele(namespace, 'Document').ele('CstmrCdtTrfInitn');
  const head = root.ele('GrpHdr');
  value(head, 'MsgId', number);
  value(head, 'CreDtTm', madeAt);
  value(head, 'NbOfTxs', count);
  value(head, 'CtrlSum', sum);
  value(head.ele('InitgPty'), 'Nm', from.name);
  const payment = root.ele('PmtInf');
  value(payment, 'PmtInfId', `${number}-1`);
  value(payment, 'PmtMtd', 'TRF');
  value(payment, 'NbOfTxs', count);
  value(payment, 'CtrlSum', sum);
  value(payment.ele('ReqdExctnDt'), 'Dt', payDay);
  value(payment.ele('Dbtr'), 'Nm', from.name);
  const debited = payment.ele('DbtrAcct');
  value(debited.ele('Id').ele('Othr'), 'Id', from.accountNumber);
  value(debited, 'Ccy', 'SGD');
  value(payment.ele('DbtrAgt').ele('FinInstnId'), 'BICFI', from.bic);
  for (const transfer of transfers) addTransfer(payment, transfer);
  return root.end({ prettyPrint: true });
};

const addTransfer = (payment: XMLBuilder, { voucher, name, bic, accountNumber, cents }: Transfer) => {
  const entry = payment.ele('CdtTrfTxInf');
  value(entry.ele('PmtId'), 'EndToEndId', voucher);
  entry.ele('Amt').ele('InstdAmt', { Ccy: 'SGD' }).txt(plainAmount(cents));
  value(entry.ele('CdtrAgt').ele('FinInstnId'), 'BICFI', bic);
  value(entry.ele('Cdtr'), 'Nm', name);
  value(entry.ele('CdtrAcct').ele('Id').ele('Othr'), 'Id', accountNumber);
  value(entry.ele('Purp'), 'Cd', 'COMM');
  value(entry.ele('RmtInf'), 'Ustrd', `Commission ${voucher}`);
};

const value = (parent: XMLBuilder, name: string, text: string) => parent.ele(name).txt(text);
