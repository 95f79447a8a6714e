import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { plainPdf } from '#platform/server/pdf/plain-pdf.ts';

/** The agency's own blank forms. CEA, HDB and IRAS publish their forms themselves. */
type Form = {
  title: string;
  about: string;
  fields: string[];
  statements: string[];
  choices?: string[];
  signs: string[];
};

const salesperson = ['Salesperson', 'Registration number'];

const forms: Record<string, Form> = {
  'D-05': {
    title: 'Commission agreement',
    about: 'Between the agency and the person who pays its fee, where the estate agency agreement does not state it.',
    fields: ['Property', 'Client', ...salesperson, 'Fee before GST (amount or %)', 'Due on'],
    statements: [
      'The person who signs below agrees to pay the agency the fee above, and the GST on it at the rate in force.',
      'The fee is paid to the agency, never to the salesperson.',
    ],
    signs: ['Who pays', 'For the agency'],
  },
  'D-06': {
    title: 'Co-broke confirmation',
    about: 'Between two agencies that act for the two sides of one transaction.',
    fields: ['Property', 'Our agency and salesperson', 'Other agency and licence number', 'Their salesperson', 'Share'],
    statements: [
      'The agencies share the commission of this transaction as stated. Each is paid as an agency; no salesperson is paid directly.',
      'Each salesperson acts for one side only and is paid for that side only.',
    ],
    signs: ['For our agency', 'For the other agency'],
  },
  'D-30': {
    title: 'Conflict-of-interest declaration',
    about: 'By a salesperson who has, or whose family has, an interest in the property or in a party.',
    fields: ['Property', ...salesperson, 'Who has the interest', 'What it is'],
    statements: ['I have told my client of this interest in writing before acting, and my client agrees that I act.'],
    signs: ['Salesperson', 'Client'],
  },
  'D-31': {
    title: 'Disclosure of the same agency and consent',
    about: 'For a transaction whose two sides are served by salespeople of one agency.',
    fields: ['Property', 'Salesperson of this side', 'Salesperson of the other side'],
    statements: ['Both salespeople are registered with the same agency. Each acts for one side only.'],
    choices: ['One of them earns overriding commission on what the other earns.', 'Neither earns from the other.'],
    signs: ['Client', 'Salesperson'],
  },
  'D-32': {
    title: 'Disclosure of a referral fee and consent',
    about: 'Before a salesperson takes a fee from anyone for having referred the client to them.',
    fields: ['Client', ...salesperson, 'Who pays the fee', 'For what', 'Amount'],
    statements: ['The client was told of the fee and its amount, and agrees that the agency receives it.'],
    signs: ['Client', 'Salesperson'],
  },
  'D-33': {
    title: 'Consent to the use of personal data',
    about: 'By a client, for the transaction that the agency acts in.',
    fields: ['Client', 'Property', 'Contact number', 'Email'],
    statements: [
      'The agency may collect, use and disclose my personal data to carry out this transaction, to meet its duties under the law, and to keep the records that it must keep.',
      'I may withdraw this consent in writing; the agency then keeps what the law makes it keep.',
    ],
    choices: ['The agency may also send me news of the property market by email.', 'By phone and message, too.'],
    signs: ['Client'],
  },
};

export const hasBlankForm = (documentId: string): boolean => Object.hasOwn(forms, documentId);

/** The form as a PDF with its file name; undefined if there is none. */
const blankFormOf = (documentId: string): { name: string; body: Buffer } | undefined => {
  const form = hasBlankForm(documentId) ? forms[documentId] : undefined;
  if (!form) return undefined;
  const { title, about, fields, statements, choices = [], signs } = form;
  const body = plainPdf(`${documentId} ${title}`, [
    { kind: 'small', text: `${documentId}, blank form` },
    { kind: 'title', text: title },
    { kind: 'text', text: about },
    ...fields.map((text) => ({ kind: 'field' as const, text })),
    { kind: 'heading', text: 'Declaration' },
    ...statements.map((text) => ({ kind: 'text' as const, text })),
    ...choices.map((text) => ({ kind: 'choice' as const, text })),
    ...signs.flatMap((who) => [
      { kind: 'heading' as const, text: who },
      ...['Name', 'Signature', 'Date'].map((text) => ({ kind: 'field' as const, text })),
    ]),
  ]);
  return { name: `${documentId} ${title}.pdf`, body };
};

/** A blank form to fill in and sign. */
export const readBlankForm = (_at: Reading, { query }: { query: { documentId: string } }): FileAnswer => {
  const form = blankFormOf(query.documentId);
  if (!form)
    throw new Refusal('file.missing', 'There is no blank form of this document here. Its issuer gives it out.', {
      field: 'documentId',
    });
  return { name: form.name, contentType: 'application/pdf', size: form.body.length, body: form.body };
};
