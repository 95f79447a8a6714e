import { and, eq, isNull, sql } from 'drizzle-orm';
import { settleAll } from '#features/notifications/index.server.ts';
import { ownersOfMailbox, ownersOfPhone } from '#features/people/index.server.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { cleanLine } from '#platform/contract/clean-text.ts';
import type { InstantText } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { hashToken, newToken } from '#platform/server/secrets/secrets.ts';
import { addressOf, isPhone, maskAddress, phoneBeside } from '../address.rules.ts';
import { mayBeSent, sendsADay } from '../links/codes.rules.ts';
import { addressOfLink, queueLink } from '../mail/mail-link.server.ts';
import { linkNotice } from '../mail/tell-undelivered.server.ts';
import { ownMailDomains, signingCode } from '../room.settings.ts';
import type { CustomerLanguage, Way } from '../signing.words.ts';
import { linkDays, maySendAgain, stateOf } from '../state.rules.ts';
import { signingRequest } from '../tables.server.ts';
import { addressEventTimes, type Sent } from './address-events.server.ts';
import { settleRequests } from './end-requests.server.ts';
import { isOwnDomain } from './own-domain.rules.ts';
import { changeRequest, endVisits, lockRequest, note } from './request.server.ts';
import { requirePrintable } from './require-printable.server.ts';
import { waitAgain } from './round.server.ts';

export type NewRequest = {
  /** Kind of a Signable; `ref` is the id of its record. */
  kind: string;
  ref: string;
  version: number;
  /** Title of the document in the mail: "Customer due diligence form". */
  title: string;
  /** Subject of the document, as an address. */
  about: string;
  /** Without an email address, links and codes go to the phone as text messages, where the house sends some. With both, the recipient chooses where codes go. */
  recipient: { name: string; capacity: string; email: string; phone?: string };
  /** SHA-256 in hex of what `Signable.pdf` answers for this version. Null: the recipient answers what `Signable.asking` asks, and it is made of that. */
  sha256: string | null;
  /** In which the recipient is known to read; left out: English. They choose on the page. */
  language?: CustomerLanguage;
  /** Corrections since the last signature, in words; null: it was not signed before. */
  corrected?: string[] | null;
  /** All who sign this version, by name: one file is sealed once the last of them has. Left out: this recipient alone. */
  signers?: string[];
  /** Whose request it is, where nobody acts: another signer has just finished their answers. */
  askedBy?: string;
};

export type SendBy = {
  /** `SHARE` and `HERE` answer the address of the link, once. Left out: MAIL. */
  way?: Way;
};

/** `url` is there for `SHARE` and `HERE` alone, and is stored nowhere: show it, never log or list it. */
export type SentLink = { requestId: string; expiresAt: InstantText; url?: string };

/**
 * Asks a recipient to sign a version of a document: makes a link for seven days, and mails it. The caller has locked the record, and has
 * asked the recipient's address of nobody but the record. Several recipients of a version may be open at the same time.
 * @throws Refusal `signing.invalid` without an address, or with a name that can't be printed, `signing.conflict` where the address or phone is that of a colleague, or this recipient has
 * an open link to this version, it was sent ten times within a day, or the link would be handed over while no code is asked for.
 */
export const openRequest = async (
  at: Writing<Actor | null>,
  request: NewRequest,
  { way = 'MAIL' }: SendBy = {},
): Promise<SentLink> => {
  const { recipient, sha256, askedBy = at.actor?.userId, ...document } = request;
  if (askedBy === undefined) throw new Refusal('signing.invalid', 'Nobody asks for this signature.');
  const address = addressOf(recipient);
  for (const name of [recipient.name, ...(request.signers ?? [])]) requirePrintable(name, 'signing.invalid', 'name');
  await requireAddress(at, address);
  const recipientPhone = await codePhone(at, recipient);
  await requireNoOther(at, request);
  await requireWay(at, way);
  await requireFew(at, { kind: request.kind, ref: request.ref, recipientAddress: address });
  await settleRequests(at, { kind: request.kind, ref: request.ref, name: recipient.name });
  const link = newLink(at);
  const now = at.clock.now().toString();
  const row = inserted(
    await at.db
      .insert(signingRequest)
      .values({
        ...document,
        about: cleanLine(request.about),
        signers: request.signers ?? [recipient.name],
        documentSha256: sha256,
        asks: sha256 === null,
        recipientName: recipient.name,
        recipientCapacity: recipient.capacity,
        recipientAddress: address,
        recipientPhone,
        askedBy,
        askedAt: now,
        sentAt: now,
        way,
        ...link.row,
      })
      .returning(),
  );
  await waitAgain(at, row);
  await note(at, row, 'SENT', sentTo[way](address));
  if (way === 'MAIL') await queueLink(at, row, link.token);
  return answer(at, row, way, link.token);
};

/**
 * Makes a new link in place of the old one, for another seven days, to the same address or a corrected one (`to`). It opens what has run out or
 * was locked by wrong codes, too. The caller has locked the record.
 * @throws Refusal `signing.conflict` if the recipient has signed or declined, or the request was withdrawn; and as `openRequest`.
 */
export const resend = async (
  at: Writing,
  requestId: string,
  { way = 'MAIL', to }: SendBy & { to?: { email: string; phone?: string } } = {},
): Promise<SentLink> => {
  const before = await lockRequest(at, requestId);
  if (!maySendAgain(stateOf(before, at.clock.now().toString())))
    throw new Refusal('signing.conflict', 'This request has ended. Send a new one.');
  const address = to ? addressOf(to) : before.recipientAddress;
  if (address !== before.recipientAddress) await requireAddress(at, address);
  const recipientPhone = to?.phone === undefined ? before.recipientPhone : await codePhone(at, to);
  await requireWay(at, way);
  await requireFew(at, { kind: before.kind, ref: before.ref, recipientAddress: address });
  await endVisits(at, requestId);
  await settleAll(at, [linkNotice(requestId)]);
  const link = newLink(at);
  const row = await changeRequest(at, requestId, {
    ...link.row,
    way,
    // A record may have come to a colleague meanwhile.
    askedBy: at.actor.userId,
    recipientAddress: address,
    recipientPhone,
    codeTo: '',
    sentAt: at.clock.now().toString(),
    openedAt: null,
    verifiedAt: null,
    readAt: null,
    endedAt: null,
    ending: null,
    expiryToldAt: null,
    reminders: 0,
    codeMac: null,
    codeExpiresAt: null,
    wrongCodes: 0,
    settledAt: null,
  });
  await waitAgain(at, row);
  await note(at, row, 'SENT_AGAIN', sentTo[way](address));
  if (way === 'MAIL') await queueLink(at, row, link.token);
  return answer(at, row, way, link.token);
};

const sentTo: Record<Way, (address: string) => string> = {
  MAIL: (address) => `to ${maskAddress(address)}`,
  SHARE: () => 'link handed over by the salesperson',
  HERE: () => 'link shown on the salesperson’s screen',
};

const newLink = (at: Writing<Actor | null>) => {
  const token = newToken();
  const expiresAt = at.clock
    .now()
    .add({ hours: linkDays * 24 })
    .toString();
  return { token, row: { tokenHash: hashToken(token), expiresAt } };
};

const answer = (
  at: Writing<Actor | null>,
  { id, expiresAt }: { id: string; expiresAt: InstantText },
  way: Way,
  token: string,
): SentLink => ({ requestId: id, expiresAt, ...(way !== 'MAIL' && { url: addressOfLink(at, token) }) });

/** The phone that codes can be sent to beside the email address, where the house sends texts. A changed one counts with the next link. */
const codePhone = async (at: Writing<Actor | null>, recipient: { email: string; phone?: string }) => {
  const phone = at.config.sms ? phoneBeside(recipient) : '';
  if (phone) await requireAddress(at, phone);
  return phone;
};

const requireAddress = async (at: Writing<Actor | null>, address: string) => {
  if (address === '' || (isPhone(address) && !at.config.sms))
    throw new Refusal('signing.invalid', 'No email address: have it signed on paper, or add an address.', {
      field: 'email',
    });
  const [owners, what] = isPhone(address)
    ? [await ownersOfPhone(at, address), 'phone number']
    : [await ownersOfMailbox(at, address), 'email address'];
  if (owners.length > 0)
    throw new Refusal('signing.conflict', `Somebody of the agency has this ${what}. Give the customer’s own.`, {
      field: 'email',
    });
  if (!isPhone(address) && isOwnDomain(address, await readSetting(at.db, ownMailDomains), at.config.mailFrom))
    throw new Refusal(
      'signing.conflict',
      'This email address is of the agency’s own domain. Give the customer’s own.',
      {
        field: 'email',
      },
    );
};

/** A sender who hands a link over could sign with it themselves if no code went to the customer. */
const requireWay = async (at: Writing<Actor | null>, way: Way) => {
  if (way !== 'MAIL' && !(await readSetting(at.db, signingCode)))
    throw new Refusal('signing.conflict', 'The agency asks customers for no code, so the link can only be emailed.');
};

/** Over all recipients with this address. */
const requireFew = async (at: Writing<Actor | null>, to: Sent) => {
  const sent = await addressEventTimes(at, to, ['SENT', 'SENT_AGAIN'], sendsADay);
  if (!mayBeSent(sent, at.clock.now().toString()))
    throw new Refusal('signing.conflict', `This was sent ${sendsADay} times within a day. Send it again tomorrow.`);
};

const requireNoOther = async (at: Writing<Actor | null>, { kind, ref, version, recipient }: NewRequest) => {
  const same = await at.db
    .select()
    .from(signingRequest)
    .where(
      and(
        eq(signingRequest.kind, kind),
        eq(signingRequest.ref, ref),
        eq(signingRequest.version, version),
        eq(sql`lower(${signingRequest.recipientName})`, sql`lower(${recipient.name})`),
        isNull(signingRequest.declinedAt),
        isNull(signingRequest.endedAt),
      ),
    );
  const now = at.clock.now().toString();
  const open = same.find((each) => stateOf(each, now) !== 'EXPIRED');
  if (!open) return;
  throw new Refusal(
    'signing.conflict',
    open.signedAt
      ? `${recipient.name} has signed this already.`
      : `${recipient.name} has a link already. Send that one again.`,
  );
};
