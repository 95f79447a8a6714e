import type { Actor } from '#platform/contract/actor.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { port } from '#platform/server/room.ts';
import type { Answers, AskedSection } from './answering/asked.calls.ts';
import type { DocumentToSign } from './signature/document.calls.ts';
import type { CustomerLanguage, SignatureMethod } from './signing.words.ts';

/** Request as `signed`, `declined` and `sealed` pass it to the room above. `askedBy` is its sender. */
export type OfRequest = {
  requestId: string;
  ref: string;
  version: number;
  recipient: { name: string; capacity: string };
  askedBy: string;
};

/** `name` and `capacity` are what the signer gave; `confirmed` the codes of the statements. */
export type GivenSignature = {
  signedAt: string;
  method: SignatureMethod;
  name: string;
  capacity: string;
  confirmed: string[];
};

/** `sha256` in hex: of the document as it was read, and of the sealed file (a row of media). */
export type Seal = { fileId: string; sealedAt: string; sha256: { read: string; sealed: string } };

/** A file beside a document. `sha256` in hex; `at`: when it came. */
export type AddedFile = { name: string; kind: string; by: string; sha256: string; at: string };

/** A new version, or what was frozen of one. `sha256` in hex, of what `Signable.pdf` answers then. */
export type Frozen = { version: number; sha256: string };

/** The questions that a recipient answers before they sign; only where `openRequest` was given no hash. Which are asked when, the room above decides. */
export type Asking = {
  /** The questions as they are asked now, with what was answered: none that is not the recipient’s, and nothing of what an answer does. */
  asks(at: Reading<Actor | null>, request: OfRequest, language: CustomerLanguage): Promise<AskedSection[]>;
  /**
   * Keeps the answers of one section, and answers what is asked then. Record and request are locked, and the section was read as it is.
   * @throws Refusal `invalid` with the code of a question as its field
   */
  answer(
    at: Writing<Actor | null>,
    request: OfRequest,
    given: { section: string; seen: string; answers: Answers },
    language: CustomerLanguage,
  ): Promise<AskedSection[]>;
  /**
   * All that is required is answered: makes the document, in English with what was read beside it, and answers what keeps it. That is called in a transaction in which record and
   * request are locked. @throws Refusal `stale` if something was changed meanwhile
   */
  freeze(
    at: Reading<Actor | null>,
    request: OfRequest,
    language: CustomerLanguage,
  ): Promise<(within: Writing<Actor | null>) => Promise<Frozen>>;
  /** Something is to be changed in what was frozen, and nobody has signed it: a new version begins, with all answers. Both are locked. */
  reopen(at: Writing<Actor | null>, request: OfRequest): Promise<{ version: number }>;
  /** The recipient says what is wrong, to the salesperson. Both are locked. */
  wrong(at: Writing<Actor | null>, request: OfRequest, text: string): Promise<void>;
};

/**
 * A kind of document that a person without an account signs by a link. The room above offers one at `signables` for each kind. A visitor
 * has no actor: link and code decide who may read. The document is frozen when the link is sent: `read` and `pdf` answer the same for a
 * version as long as there are requests of it. Changes call in the order of the locks: `lock`, then the request is locked, then the rest in
 * the same transaction.
 */
export type Signable = {
  kind: string;
  /** Locks the record, and everything that is locked before it. */
  lock(at: Writing<Actor | null>, ref: string): Promise<void>;
  /** Titles of records and addresses of their pages, by their ids, for their sender. */
  places(at: Reading<Actor | null>, refs: readonly string[]): Promise<Map<string, { title: string; link: string }>>;
  /**
   * A version is about to be sent again, to this email address where one is given, which the record keeps. It is locked.
   * @throws Refusal if it is not the actor's, or is to be signed no more
   */
  sendingAgain(at: Writing, request: OfRequest, email: string | undefined): Promise<void>;
  /** The document for its recipient, numbers in full; beside the English what there is in their language. */
  read(at: Reading<Actor | null>, request: OfRequest, language: CustomerLanguage): Promise<DocumentToSign>;
  /** The frozen bytes, numbers masked. Their SHA-256 is what `openRequest` was given; others are never signed or sealed. */
  pdf(at: Reading<Actor | null>, request: OfRequest): Promise<Buffer>;
  /** The files that came after the document was frozen and before a recipient signed: the document can't name them, the certificate does. */
  added?(at: Reading<null>, request: OfRequest, signedAt: string): Promise<AddedFile[]>;
  /** The recipient has signed: no more is changed by them. The file comes later (`sealed`). */
  signed(at: Writing<Actor | null>, request: OfRequest, signature: GivenSignature): Promise<void>;
  /** The recipient has declined. Other open requests of the record have ended with it. */
  declined(at: Writing<Actor | null>, request: OfRequest, reason: string): Promise<void>;
  /** The link has expired, or five wrong codes have locked it. Called once per link. */
  ended(at: Writing<Actor | null>, request: OfRequest, why: 'EXPIRED' | 'LOCKED'): Promise<void>;
  /** The sealed file is there. */
  sealed(at: Writing<null>, request: OfRequest, seal: Seal): Promise<void>;
  /**
   * Keeps a file that the recipient adds under a `key` of `uploads`; answers its name. Where the record asks for none it is left out.
   * `at.db` is the pool: it opens its transactions itself, and calls `admit` first in the one that attaches the file. That locks the
   * record and the request, and refuses what came too late.
   */
  upload?(
    at: Reading<Actor | null>,
    request: OfRequest,
    key: string,
    file: IncomingFile,
    admit: (within: Writing<Actor | null>) => Promise<void>,
  ): Promise<string>;
  /** What a recipient answers before they sign. */
  asking?: Asking;
};

/** What can be sent to be signed: each room says how its records are shown, signed and declined. */
export const signables = port<Signable>('signing.signables');
