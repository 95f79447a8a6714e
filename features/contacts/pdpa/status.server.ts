import { keysOf } from '#platform/contract/fields.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { findContact } from '../record/scope.server.ts';
import type { ChannelVerdict, Consent, Status, Way } from './pdpa.calls.ts';
import { type PdpaChannel, type Purpose, pdpaChannels } from './pdpa.words.ts';
import { type Check, checksOf } from './results.server.ts';
import { rule } from './verdict.rules.ts';

const consentRows = `
  SELECT c.id, c.contact_id AS "contactId", c.purpose, c.channel, c.state, c.given_on AS "givenOn", c.method, c.notice_version AS "noticeVersion", c.note,
    p.name AS "recordedBy", c.recorded_at AS "recordedAt"
  FROM contact_consent c JOIN person_public p ON p.id = c.recorded_by
  WHERE c.contact_id = ANY($1::uuid[]) ORDER BY c.given_on DESC, c.recorded_at DESC, c.id`;

type OfContact = Consent & { contactId: string };

const consentsOf = (at: Reading, contactIds: string[]) => ask<OfContact>(at.db, consentRows, [contactIds]);

/** The consent that counts if several people share a number: the latest of each, and a withdrawal by anyone. */
const ruling = (consents: OfContact[]): OfContact | null => {
  const latest = consents.filter(
    ({ contactId }, index) => consents.findIndex((each) => each.contactId === contactId) === index,
  );
  return latest.find(({ state }) => state === 'WITHDRAWN') ?? latest[0] ?? null;
};

export const readConsents = async (at: Reading, { params }: { params: { id: string } }): Promise<Consent[]> => {
  const { id } = await findContact(at, params.id);
  return consentsOf(at, [id]);
};

type Facts = { purpose: Purpose; people: Reached[]; consents: OfContact[]; checks: Check[]; today: string };
type To = { phone: string; email: string };
/** A contact by how it is reached. */
type Reached = { id: string; owner: string; phones: string[]; emails: string[] };

const reachedBy = `
  SELECT id, owner, phones, emails FROM contact
  WHERE id IN (SELECT contact_id FROM contact_key WHERE owner = ANY(:owners::uuid[]) AND key = ANY(:keys::text[]))`;

/** Everybody whom the owners of these contacts reach by a number or address of theirs: a family, or one person twice. */
const atSamePlaces = (at: Reading, contacts: Reached[]) =>
  ask<Reached>(at.db, reachedBy, {
    owners: [...new Set(contacts.map(({ owner }) => owner))],
    keys: contacts.flatMap(({ phones, emails }) => [
      ...phones.map((phone) => `phone ${phone}`),
      ...emails.map((email) => `email ${email.toLowerCase()}`),
    ]),
  });

/** Of these people, those who are reached there. */
const idsAt = (people: Reached[], { phone, email }: To, channel: PdpaChannel): string[] =>
  people
    .filter(({ phones, emails }) =>
      channel === 'EMAIL' ? emails.some((each) => each.toLowerCase() === email.toLowerCase()) : phones.includes(phone),
    )
    .map(({ id }) => id);

/** The marketing that may be sent to a number and an address, by channel. */
const channelsTo = (where: To, { purpose, people, consents, checks, today: day }: Facts): ChannelVerdict[] =>
  keysOf(pdpaChannels).map((channel) => {
    const { phone, email } = where;
    const ids = idsAt(people, where, channel);
    const consent = ruling(
      consents.filter((each) => each.purpose === purpose && each.channel === channel && ids.includes(each.contactId)),
    );
    const check = checks.find((each) => each.phone === phone && each.register === channel) ?? null;
    const to = channel === 'EMAIL' ? email : phone;
    return {
      ...rule({ channel, purpose, to, consent, check, today: day }),
      channel,
      consent: consent && { state: consent.state, givenOn: consent.givenOn, method: consent.method },
      listed: check?.listed ?? null,
      checkedOn: check?.checkedOn ?? null,
    };
  });

export const readStatus = async (
  at: Reading,
  { query }: { query: { id: string; purpose: Purpose } },
): Promise<Status & { each: Way[] }> => {
  const record = await findContact(at, query.id);
  const { owner, phones, emails } = record;
  const { purpose } = query;
  const people = await atSamePlaces(at, [record]);
  const [consents, checks] = await Promise.all([
    consentsOf(
      at,
      people.map(({ id }) => id),
    ),
    checksOf(at, phones, owner),
  ]);
  const facts = { purpose, people, consents, checks, today: today(at.clock) };
  const phone = phones[0] ?? '';
  const email = emails[0] ?? '';
  const by = (to: To, names: PdpaChannel[]) => channelsTo(to, facts).filter(({ channel }) => names.includes(channel));
  return {
    phone,
    purpose,
    channels: channelsTo({ phone, email }, facts),
    each: [
      ...phones.map((to) => ({ to, channels: by({ phone: to, email: '' }, ['VOICE', 'TEXT']) })),
      ...emails.map((to) => ({ to, channels: by({ phone: '', email: to }, ['EMAIL']) })),
    ],
  };
};

const several = `
  SELECT id, owner, phones, emails FROM contact
  WHERE id = ANY(:ids::uuid[]) AND deleted_at IS NULL AND merged_into IS NULL AND (owner = :me OR :seesAll::boolean)`;

/** What marketing may be sent to each of some contacts, by the first number and address. */
export const readStatuses = async (at: Reading, { body }: { body: { ids: string[] } }) => {
  const rows = await ask<Reached>(at.db, several, {
    ids: body.ids,
    me: at.actor.userId,
    seesAll: at.actor.role === 'admin',
  });
  const people = await atSamePlaces(at, rows);
  const [consents, checks] = await Promise.all([
    consentsOf(
      at,
      people.map(({ id }) => id),
    ),
    checksOf(
      at,
      rows.flatMap(({ phones }) => phones.slice(0, 1)),
    ),
  ]);
  return rows.map(({ id, owner, phones, emails }) => ({
    contactId: id,
    channels: channelsTo(
      { phone: phones[0] ?? '', email: emails[0] ?? '' },
      {
        purpose: 'MARKETING',
        people: people.filter((each) => each.owner === owner),
        consents,
        checks: checks.filter((check) => check.owner === owner),
        today: today(at.clock),
      },
    ),
  }));
};

export const statusOfPhone = async (
  at: Reading,
  { body }: { body: { phone: string; purpose: Purpose } },
): Promise<Status> => {
  const { phone, purpose } = body;
  const people = await atSamePlaces(at, [{ id: '', owner: at.actor.userId, phones: [phone], emails: [] }]);
  const [consents, checks] = await Promise.all([
    consentsOf(
      at,
      people.map(({ id }) => id),
    ),
    checksOf(at, [phone], at.actor.userId),
  ]);
  const facts = { purpose, people, consents, checks, today: today(at.clock) };
  return { phone, purpose, channels: channelsTo({ phone, email: '' }, facts) };
};
