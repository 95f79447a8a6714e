import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { pdfMediaType } from '#platform/contract/files.ts';
import { askedCalls } from './answering/asked.calls.ts';
import { evidenceCalls } from './seal/evidence.calls.ts';
import { SignedDocument } from './signature/document.calls.ts';
import { customerLanguages, endings, signatureMethods, signingStates } from './signing.words.ts';
import { unsealedCalls } from './unsealed/unsealed.calls.ts';
import { waitingCalls } from './waiting/waiting.calls.ts';

const forms = '/v1/ecdd-aml-forms';
const instant = z.iso.datetime();

/** A link's token, as in the address. Tokens of another length are no links. */
const token = () => text(200);
const ofLink = z.strictObject({ token: token() });
const visitor = { who: 'public', byVisit: true, limit: 120 } as const;
/** Some of its writes stay after a refusal, and no answer of it is kept. */
const change = { ...visitor, transaction: 'own', refuses: ['forbidden', 'missing', 'conflict', 'rate'] } as const;

/** State of a link, for anybody who has it: nothing of the document or its recipient before the code. */
export const LinkState = z.object({
  state: z.enum(keysOf(signingStates)),
  ending: z.enum(keysOf(endings)).nullable(),
  agency: z.object({ name: z.string(), licenceNo: z.string(), phone: z.string() }),
  /** Sender: as in the public register, with their phone in E.164; each empty if there is none. */
  askedBy: z.object({ name: z.string(), registrationNo: z.string(), phone: z.string() }),
  title: z.string(),
  /** The address that the code goes to, masked. */
  email: z.string(),
  /** The phone that it can be sent to instead, masked; empty: there is none. */
  phone: z.string(),
  expiresAt: instant,
  asksCode: z.boolean(),
  /** Until when the code that was sent last works; null: none waits. */
  codeExpiresAt: instant.nullable(),
  /** From when on another code can be sent. */
  nextCodeAt: instant.nullable(),
  triesLeft: z.int(),
  /** Whether this browser has opened the document by the code. */
  isOpen: z.boolean(),
  /** Whether its recipient answers questions before they sign, and since when all are answered. */
  asks: z.boolean(),
  finishedAt: instant.nullable(),
  /** In which they read the page, and those that they may choose. */
  language: z.enum(keysOf(customerLanguages)),
  languages: z.array(z.enum(keysOf(customerLanguages))),
  signedAt: instant.nullable(),
  /** Whether the document was corrected after the signature, and the corrected one was sent to be signed: it no longer counts. */
  isSuperseded: z.boolean(),
  /** Whether the sealed file is there: it is made once all have signed. */
  isSealed: z.boolean(),
  /** Names of people who have still to sign, for a signer who opened the link. */
  waitsFor: z.array(z.string()),
  /** Whether, as they read as well, it is sealed as not completed, and sent to nobody: not all who were asked have signed. */
  isNotCompleted: z.boolean(),
});
export type LinkState = z.output<typeof LinkState>;

export const DocumentOfVisit = SignedDocument.extend({
  recipient: z.object({ name: z.string(), capacity: z.string() }),
  version: z.int(),
  /** Corrections since the last signature, in words; null: it was not signed before. */
  corrected: z.array(z.string()).nullable(),
});
export type DocumentOfVisit = z.output<typeof DocumentOfVisit>;

/** A picture as a data address: PNG, JPEG or WebP, 700 KB at most. */
const picture = z
  .string()
  .max(950_000, 'This picture is too large. Choose one of 700 KB at most.')
  .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/, 'This is not a PNG, JPEG or WebP picture.');

export const SignatureInput = z.strictObject({
  method: z.enum(keysOf(signatureMethods)),
  /** Set if it was drawn or uploaded. */
  picture: picture.nullable().default(null),
  name: requiredText(120),
  capacity: requiredText(80),
  consent: z.literal(true, 'Agree to sign electronically.'),
  /** Codes of the statements. */
  confirmed: z.array(text(20)).max(50),
});
export type SignatureInput = z.output<typeof SignatureInput>;

export const signing = {
  ...waitingCalls,
  ...unsealedCalls,
  ...evidenceCalls,
  ...askedCalls,
  linkState: endpoint({
    ...visitor,
    method: 'GET',
    path: `${forms}/token-verification`,
    summary: 'Where the request for a signature stands that a link is for. It changes nothing and sends nothing.',
    query: ofLink,
    data: LinkState,
    refuses: ['missing'],
  }),
  verifyToken: endpoint({
    ...change,
    method: 'POST',
    path: `${forms}/token-verification`,
    summary:
      'Without a code: sends one to the address that the link was sent to, or to the phone if it knows one. With it: opens the document for half an hour, four hours at most. Five wrong codes lock the link.',
    body: z.strictObject({
      token: token(),
      code: z
        .string()
        .regex(/^\d{6}$/, 'A code has six digits.')
        .optional(),
      /** The code is to go to the phone that the link knows, as a text message. */
      byPhone: z.boolean().default(false),
      /** Of the page and of mails from now on; left out: as it is. */
      language: z.enum(keysOf(customerLanguages)).optional(),
    }),
    data: LinkState,
    limit: 60,
  }),
  readDocument: endpoint({
    ...visitor,
    method: 'GET',
    path: `${forms}/customer/document`,
    summary: 'What a recipient is asked to sign, section by section.',
    query: ofLink,
    data: DocumentOfVisit,
    refuses: ['forbidden', 'missing', 'conflict'],
  }),
  readToEnd: endpoint({
    ...change,
    method: 'PUT',
    path: `${forms}/customer/read`,
    summary: 'Writes down that the recipient has read to the last section.',
    query: ofLink,
    command: true,
    body: z.strictObject({}),
  }),
  downloadFile: endpoint({
    ...visitor,
    method: 'GET',
    path: `${forms}/customer/download-file`,
    summary: 'The document as a PDF: as it is read, and sealed once it is signed. It works until the link runs out.',
    query: ofLink,
    file: [pdfMediaType],
    refuses: ['forbidden', 'missing', 'conflict'],
    limit: 30,
  }),
  sign: endpoint({
    ...change,
    method: 'PUT',
    path: `${forms}/customer/signature`,
    summary: 'Signs the document, once. The same call again has the same outcome; another signature is refused.',
    query: ofLink,
    command: true,
    body: SignatureInput,
    data: z.object({ signedAt: instant }),
    message: 'You have signed.',
    refuses: [...change.refuses, 'unsupported', 'too-large'],
  }),
  decline: endpoint({
    ...change,
    method: 'PUT',
    path: `${forms}/customer/decline`,
    summary: 'Declines to sign, with a reason that the salesperson reads.',
    query: ofLink,
    command: true,
    body: z.strictObject({ reason: requiredText(500) }),
    message: 'You have declined to sign.',
  }),
  addFile: endpoint({
    ...change,
    method: 'POST',
    path: '/v1/esubmission-uploads/ecdd-customer',
    summary: 'Adds a file that the recipient is asked for.',
    query: ofLink,
    body: z.strictObject({ key: requiredText(40) }),
    data: z.object({ fileName: z.string() }),
    upload: true,
    message: 'Upload Document successfully!',
    refuses: [...change.refuses, 'unsupported', 'too-large', 'storage-full', 'unavailable'],
    limit: 30,
  }),
};
