import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { House } from '#platform/server/room.ts';
import { lockRequest, type RequestRow } from './requests/request.server.ts';
import { type Signable, signables } from './signables.server.ts';

export type SignableOf = (kind: string) => Signable;

/** The offer for a kind of document. */
export const signablesOf =
  (house: House): SignableOf =>
  (kind) => {
    const match = house.all(signables).find((each) => each.kind === kind);
    if (!match) throw new Error(`No room offers documents of the kind ${kind}.`);
    return match;
  };

/**
 * Locks the record and then the request of a link, and reads it again.
 * @throws Refusal `link.missing` if another link took its place meanwhile.
 */
export const lockBoth = async (
  at: Writing<Actor | null>,
  signable: Signable,
  { id, ref, tokenHash }: RequestRow,
): Promise<RequestRow> => {
  await signable.lock(at, ref);
  const row = await lockRequest(at, id);
  if (!row.tokenHash.equals(tokenHash))
    throw new Refusal('link.missing', 'This link is not valid any more: a newer one was sent.');
  return row;
};
