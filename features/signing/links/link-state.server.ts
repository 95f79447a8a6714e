import { and, eq, gt } from 'drizzle-orm';
import { agencyLetterhead, agencyParticulars } from '#features/firm/settings.ts';
import { readSettings } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { maskAddress } from '../address.rules.ts';
import { offeredLanguages, spoken } from '../languages.server.ts';
import { addressEventTimes } from '../requests/address-events.server.ts';
import type { RequestRow } from '../requests/request.server.ts';
import { stillToSign } from '../requests/round.server.ts';
import { senderOf } from '../requests/sender-of.server.ts';
import type { LinkState, signing } from '../room.calls.ts';
import { signingCode } from '../room.settings.ts';
import { sealOf } from '../seal/seal-of.server.ts';
import { mayRead, stateOf } from '../state.rules.ts';
import { signingRequest } from '../tables.server.ts';
import { codeLimits, needsCode, waitForCode } from './codes.rules.ts';
import { hasVisit, requestOfToken } from './visit.server.ts';

type Any = Reading<Actor | null>;

export const readLinkState = async (at: Any, { query }: Input<typeof signing.linkState>): Promise<LinkState> =>
  presentLink(at, await requestOfToken(at, query.token));

const settings = { letterhead: agencyLetterhead, particulars: agencyParticulars, asksCode: signingCode };

/** `isVisited`: this call itself has begun the visit. */
export const presentLink = async (at: Any, row: RequestRow, isVisited = false): Promise<LinkState> => {
  const { letterhead, particulars, asksCode } = await readSettings(at.db, settings);
  const languages = await offeredLanguages(at.db);
  const now = at.clock.now();
  const state = stateOf(row, now.toString());
  const wait = waitForCode(await addressEventTimes(at, row, ['CODE_SENT'], codeLimits.anHour), now.toString());
  const isOpenHere = mayRead(row, now.toString()) && (isVisited || (await hasVisit(at, row)));
  const openSigners = row.signedAt && isOpenHere ? await stillToSign(at, row) : [];
  const waits = row.codeMac && row.codeExpiresAt && Date.parse(row.codeExpiresAt) > now.epochMilliseconds;
  return {
    state,
    ending: row.ending,
    agency: {
      name: particulars.legalName || letterhead.name,
      licenceNo: particulars.licenceNo,
      phone: particulars.phone,
    },
    askedBy: await senderOf(at, row.askedBy),
    title: row.title,
    email: maskAddress(row.recipientAddress),
    phone: codePhoneOf(at, row) && maskAddress(row.recipientPhone),
    expiresAt: row.expiresAt,
    asksCode: needsCode(asksCode, row.way),
    codeExpiresAt: waits && mayRead(row, now.toString()) ? row.codeExpiresAt : null,
    nextCodeAt: wait > 0 ? now.add({ seconds: wait }).toString() : null,
    triesLeft: Math.max(0, codeLimits.wrong - row.wrongCodes),
    isOpen: isOpenHere,
    asks: row.asks,
    finishedAt: row.finishedAt,
    language: spoken(languages, row),
    languages,
    signedAt: row.signedAt,
    isSuperseded: row.signedAt !== null && (await hasNewer(at, row)),
    isSealed: (await sealOf(at, row.id)) !== undefined,
    waitsFor: openSigners.map(({ name }) => name),
    isNotCompleted: row.sealDueAt !== null && openSigners.length > 0,
  };
};

/** Phone to which a code can go instead of the address. */
export const codePhoneOf = ({ config }: Pick<Any, 'config'>, { recipientPhone }: RequestRow): string =>
  config.sms ? recipientPhone : '';

/** Whether a later version of the same record was sent to be signed. */
const hasNewer = async ({ db }: Any, { kind, ref, version }: RequestRow): Promise<boolean> =>
  (await db.$count(
    signingRequest,
    and(eq(signingRequest.kind, kind), eq(signingRequest.ref, ref), gt(signingRequest.version, version)),
  )) > 0;
