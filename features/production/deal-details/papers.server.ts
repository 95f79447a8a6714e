import { invoicesFile, paperFile, receiptFileOfOwn } from '#features/billing/index.server.ts';
import { esubmissionFileOwner, readDocuments, uploadDocument } from '#features/esubmission/index.server.ts';
import { readFile } from '#features/media/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { FileAnswer, IncomingFile } from '#platform/server/http/files.ts';
import type { production } from '../room.calls.ts';
import { invoicesOf, proFormasOf, receiptsOf, remindersOf } from './money-of-deal.server.ts';
import { requirePapers } from './whose-deal.server.ts';

/** Message for a paper that does not exist yet: the reason, and when it will. */
const notYet = (message: string) => new Refusal('paper.missing', message);

export const taxInvoicePdf = async (
  at: Reading,
  { query }: Input<typeof production.taxInvoicePdf>,
): Promise<FileAnswer> => {
  const dealOf = await requirePapers(at, query);
  const all = await invoicesOf(at, dealOf);
  const { invoiceId } = query;
  const wanted = invoiceId
    ? all.filter((each) => each.invoiceId === invoiceId)
    : all.filter((each) => !each.isCredited);
  if (invoiceId && wanted.length === 0) throw missing('invoice');
  if (all.length === 0) throw notYet('No tax invoice was issued for this deal yet. Finance issues it upon completion.');
  if (wanted.length === 0)
    throw notYet('All tax invoices of this deal were credited. Choose one of them to download it.');
  const ids = wanted.map((each) => each.invoiceId);
  return invoicesFile(at, 'INVOICE', ids, `${dealOf.deal.dealNo}_invoices`);
};

export const proFormaPdf = async (
  at: Reading,
  { query }: Input<typeof production.proFormaPdf>,
): Promise<FileAnswer> => {
  const dealOf = await requirePapers(at, query);
  const all = await proFormasOf(at, dealOf);
  if (all.length === 0)
    throw notYet('No pro-forma invoice was issued for this deal. Ask finance if the client needs one.');
  const ids = all.map(({ proFormaId }) => proFormaId);
  return invoicesFile(at, 'PRO_FORMA', ids, `${dealOf.deal.dealNo}_pro-forma`);
};

/** The invoices of the receipt $1 that are of deals which the person $2 reported. */
const ownInvoices = `
  SELECT i.number FROM receipt_public r
  CROSS JOIN LATERAL jsonb_array_elements(r.printed -> 'invoices') AS paid
  JOIN invoice_public i ON i.number = paid ->> 'number' JOIN deal_public d ON d.id = i.deal_id
  WHERE r.id = $1 AND d.owner_id = $2`;

/** A receipt. A salesperson sees the amounts for their own deals, and the rest as one line. */
export const receiptPdf = async (at: Reading, { query }: Input<typeof production.receiptPdf>): Promise<FileAnswer> => {
  const dealOf = await requirePapers(at, query);
  const receipt = (await receiptsOf(at, dealOf)).find(({ commrcvID }) => commrcvID === query.commrcvID);
  if (!receipt) throw missing('receipt');
  if (at.actor.role !== 'salesperson') return paperFile(at, 'RECEIPT', receipt.commrcvID);
  const own = await ask<{ number: string }>(at.db, ownInvoices, [receipt.commrcvID, at.actor.userId]);
  return receiptFileOfOwn(at, receipt.commrcvID, new Set(own.map(({ number }) => number)));
};

const ordinals = { 1: 'first', 2: 'second', 3: 'final' } as const;

export const reminderPdf = async (
  at: Reading,
  { query }: Input<typeof production.reminderPdf>,
): Promise<FileAnswer> => {
  const dealOf = await requirePapers(at, query);
  const type = Number(query.type) as 1 | 2 | 3;
  const { reminderId } = query;
  const ofType = (await remindersOf(at, dealOf)).filter((each) => each.type === type);
  const reminder = ofType.findLast((each) => !reminderId || each.reminderId === reminderId);
  if (!reminder && reminderId) throw missing('reminder');
  if (!reminder) throw notYet(`No ${ordinals[type]} reminder was made for this deal yet.`);
  return paperFile(at, 'REMINDER', reminder.reminderId);
};

export const listDocuments = async (at: Reading, { query }: Input<typeof production.documents>) => {
  const { deal } = await requirePapers(at, query);
  return readDocuments(at, { query: { eSubId: deal.esubmissionId } });
};

export const documentFile = async (
  at: Reading,
  { query }: Input<typeof production.documentFile>,
): Promise<FileAnswer> => {
  const { deal } = await requirePapers(at, query);
  const record = await esubmissionFileOwner.recordOf(at, query.fileId);
  if (record?.aggregateId !== deal.esubmissionId) throw missing('file');
  return readFile(at, [esubmissionFileOwner], query.fileId);
};

type Upload = Pick<Input<typeof production.uploadDocument>, 'body'> & { file?: IncomingFile };

/** Adds a file to a line of the checklist; the submission's own rules say whether the line is open. */
export const addDocument = async (at: Reading, { body: { transId, saNo, ...body }, ...fields }: Upload) => {
  const { deal } = await requirePapers(at, { transId, saNo }).catch((error: unknown) => {
    // The body must be read to its end, or the next request on this connection waits for ever.
    fields.file?.source.resume();
    throw error;
  });
  return uploadDocument(at, { ...fields, body: { ...body, eSubId: deal.esubmissionId } });
};
