import { hash } from 'node:crypto';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { ofRequest, type RequestRow } from '../requests/request.server.ts';
import type { Signable } from '../signables.server.ts';

/** In hex. */
export const sha256 = (bytes: Buffer): string => hash('sha256', bytes, 'hex');

/**
 * The hash of what a recipient reads and signs.
 * @throws Refusal `answers.conflict` while they have still to answer: there is no document yet
 */
export const frozenHash = ({ documentSha256 }: Pick<RequestRow, 'documentSha256'>): string => {
  if (documentSha256 !== null) return documentSha256;
  throw new Refusal('answers.conflict', 'Answer the questions first: the document is made of the answers.');
};

/**
 * The document as it was when its link was sent, or its questions were answered.
 * @throws Refusal `signing.conflict` if it is not the same any more: that one is neither signed nor sealed.
 */
export const frozenPdf = async (
  at: Reading<Actor | null>,
  signable: Signable,
  request: RequestRow,
): Promise<Buffer> => {
  const hash = frozenHash(request);
  const bytes = await signable.pdf(at, ofRequest(request));
  if (sha256(bytes) !== hash)
    throw new Refusal('signing.conflict', 'This document has changed since it was sent. Ask for a new link.');
  return bytes;
};
