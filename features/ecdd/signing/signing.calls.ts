import * as z from 'zod';
import { deliveries, signingStates, ways } from '#features/signing/signing.words.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { answeredWays, attachCodes, formStates, shownRatings, signedHow } from '../forms/forms.words.ts';

const place = '/v1/ecdd-aml-forms';
const instant = z.iso.datetime();
const ofForm = z.strictObject({ id: id() });

/** A link to sign, as whoever sent it sees it. */
export const SentForm = z.object({
  requestId: id(),
  /** Of the form. */
  version: z.int(),
  state: z.enum(keysOf(signingStates)),
  way: z.enum(keysOf(ways)),
  delivery: z.enum(keysOf(deliveries)),
  /** Who signs. */
  name: z.string(),
  email: z.string(),
  sentAt: instant,
  expiresAt: instant,
  openedAt: instant.nullable(),
  verifiedAt: instant.nullable(),
  signedAt: instant.nullable(),
  declinedAt: instant.nullable(),
  declineReason: z.string(),
  /** Whether the customer answers by it; how many of what must be answered is, and when they finished. Which, nobody reads before. */
  asks: z.boolean(),
  answered: z.int(),
  answeredOf: z.int(),
  finishedAt: instant.nullable(),
});

/** How a version was acknowledged. */
export const Acknowledged = z.object({
  version: z.int(),
  how: z.enum(keysOf(signedHow)),
  name: z.string(),
  signedAt: instant,
  note: z.string(),
  /** The sealed file or the scan; null: it is still being sealed, or there is none. */
  fileId: id().nullable(),
});

export const FormPaper = z.object({
  fileId: id(),
  attachCode: z.enum(keysOf(attachCodes)),
  name: z.string(),
  size: z.int(),
  addedAt: instant,
  /** Empty: the customer, by the link. */
  addedBy: z.string(),
});

const State = z.object({ id: id(), state: z.enum(keysOf(formStates)) });

export const signingCalls = {
  determine: endpoint({
    method: 'PUT',
    path: `${place}/form/signature`,
    who: 'salesperson',
    summary: 'The salesperson’s determination of the risk: agrees with the rating or raises it, and signs that.',
    command: true,
    body: z.strictObject({
      id: id(),
      version: z.int().min(1),
      /** Of the salesperson’s own part, as it was read. */
      ownVersion: z.int().min(1).default(1),
      /** What it is raised to; left out: as rated. */
      rating: z.enum(['MEDIUM', 'HIGH']).optional(),
      /** Needed for a medium rating: what is done about what counts. */
      mitigation: text(2_000).default(''),
    }),
    data: State.extend({ rating: z.enum(keysOf(shownRatings)) }),
    message: 'Risk determination signed',
    refuses: ['missing', 'stale', 'conflict', 'invalid'],
  }),
  sendForSigning: endpoint({
    method: 'POST',
    path: `${place}/send-for-signing`,
    who: 'salesperson',
    summary:
      'Sends a form to its customer to be signed; again: a new link in place of the old one. SHARE and HERE answer the link, once.',
    body: z.strictObject({
      id: id(),
      /**
       * `email`: the customer, at the address of the form; `all`: everybody who has not signed yet, by mail; a number: which of those who
       * sign besides the customer, from 0.
       */
      recipient: z.union([z.enum(['email', 'all']), z.int().min(0).max(4)]).default('email'),
      way: z.enum(keysOf(ways)).default('MAIL'),
      /** `THEMSELVES`: the customer answers their part by the link, and signs it; whoever signs with them is asked then. */
      answers: z.enum(keysOf(answeredWays)).default('WITH_ME'),
    }),
    data: State.extend({ requestId: id(), expiresAt: instant, url: z.string().optional() }),
    transaction: 'own',
    message: 'Send to Customer successfully!',
    refuses: ['missing', 'conflict', 'invalid', 'stale'],
    limit: 30,
  }),
  revokeForm: endpoint({
    method: 'POST',
    path: `${place}/{id}/revoke`,
    who: 'salesperson',
    summary: 'Withdraws what was sent of a form and is not signed: its links open nothing any more.',
    params: ofForm,
    data: State,
    message: 'The link was withdrawn',
    refuses: ['missing'],
  }),
  uploadPaper: endpoint({
    method: 'POST',
    path: '/v1/esubmission-uploads/ecdd',
    who: 'salesperson',
    summary: 'Adds a paper to a form: one that a question asks for, or the form as it was signed on paper.',
    body: z.strictObject({
      id: id(),
      /** `SIGNED`: the scan of this version. */
      attachCode: z.enum(['SIGNED', ...keysOf(attachCodes)]),
      /** Of the form that was signed: a scan says which. */
      version: z.coerce.number().int().min(1).optional(),
      /** Of a scan that makes the rating medium: what is done about that. */
      mitigation: text(1_000).default(''),
      uploadId: id().optional(),
    }),
    data: z.object({
      fileId: id(),
      /** A scan that came after a link was sent: compliance decides on it. */
      waits: z.boolean(),
    }),
    upload: 'or-earlier',
    transaction: 'own',
    message: 'Upload Document successfully!',
    refuses: ['missing', 'conflict', 'invalid', 'stale'],
  }),
  removePaper: endpoint({
    method: 'DELETE',
    path: `${place}/{id}/files/{fileId}`,
    who: 'salesperson',
    summary: 'Removes a paper of a form that is not signed yet.',
    params: z.strictObject({ id: id(), fileId: id() }),
    message: 'Delete Document successfully!',
    refuses: ['missing', 'conflict'],
  }),
  noteRefusal: endpoint({
    method: 'POST',
    path: `${place}/{id}/refusal`,
    who: 'salesperson',
    summary: 'Notes that an unrepresented party refused to sign. It counts as acknowledged, and is marked.',
    params: ofForm,
    body: z.strictObject({
      version: z.int().min(1),
      note: requiredText(1_000),
      /** Where it makes the rating medium: what is done about that. */
      mitigation: text(1_000).default(''),
    }),
    data: State,
    message: 'Refusal recorded',
    refuses: ['missing', 'stale', 'conflict', 'invalid'],
  }),
};
