import { eq } from 'drizzle-orm';
import { keysOf } from '#platform/contract/fields.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { ChannelVerdict, Consent, Status } from '../../contract/pdpa.ts';
import { rule } from '../../rules/verdict.ts';
import { type PdpaChannel, type Purpose, pdpaChannels } from '../../words/pdpa.ts';
import { findContact } from '../core/scope.ts';
import { dncCheck } from '../tables.ts';

const given = `
  SELECT c.id, c.contact_id AS "contactId", c.purpose, c.channel, c.state, c.given_on AS "givenOn", c.method, c.notice_version AS "noticeVersion", c.note,
    p.name AS "recordedBy", c.recorded_at AS "recordedAt"
  FROM contact_consent c JOIN person_public p ON p.id = c.recorded_by
  WHERE c.contact_id = ANY($1::uuid[]) ORDER BY c.given_on DESC, c.recorded_at DESC, c.id`;

type OfContact = Consent & { contactId: string };

const consentsOf = (at: Reading, contactIds: string[]) => ask<OfContact>(at.db, given, [contactIds]);

/** What counts of several people at one number: the latest word of each, and a withdrawal by anyone. */
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

type Asked = { phone: string; email: string; purpose: Purpose; contactIds: string[] };

const statusOf = async (at: Reading, { phone, email, purpose, contactIds }: Asked): Promise<Status> => {
  const [consents, checks] = await Promise.all([
    consentsOf(at, contactIds),
    // A number that is no contact’s of whoever asks says nothing of whom colleagues know.
    contactIds.length === 0 ? [] : at.db.select().from(dncCheck).where(eq(dncCheck.phone, phone)),
  ]);
  const verdictOf = (channel: PdpaChannel): ChannelVerdict => {
    const consent = ruling(consents.filter((each) => each.purpose === purpose && each.channel === channel));
    const check = checks.find(({ register }) => register === channel) ?? null;
    const to = channel === 'EMAIL' ? email : phone;
    return {
      ...rule({ channel, to, consent, check, today: today(at.clock) }),
      channel,
      consent: consent && { state: consent.state, givenOn: consent.givenOn, method: consent.method },
      listed: check?.listed ?? null,
      checkedOn: check?.checkedOn ?? null,
    };
  };
  return { phone, purpose, channels: keysOf(pdpaChannels).map(verdictOf) };
};

export const readStatus = async (at: Reading, { query }: { query: { id: string; purpose: Purpose } }) => {
  const { id, phones, emails } = await findContact(at, query.id);
  const to = { phone: phones[0] ?? '', email: emails[0] ?? '' };
  return statusOf(at, { ...to, purpose: query.purpose, contactIds: [id] });
};

const withPhone = `
  SELECT id FROM contact WHERE owner = $1 AND deleted_at IS NULL AND merged_into IS NULL AND phones @> ARRAY[$2::text]`;

export const statusOfPhone = async (at: Reading, { body }: { body: { phone: string; purpose: Purpose } }) => {
  const found = await ask<{ id: string }>(at.db, withPhone, [at.actor.userId, body.phone]);
  return statusOf(at, { phone: body.phone, email: '', purpose: body.purpose, contactIds: found.map(({ id }) => id) });
};
