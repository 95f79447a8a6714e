import { randomUUID } from 'node:crypto';
import { type DrawnContact, drawContacts, talkOf } from '#demo/contacts/draw-contacts.ts';
import { sealIdentity } from '#features/particulars/server/index.ts';
import { addressKey } from '#features/property/rules/address-key.ts';
import type { Day } from '#platform/contract/days.ts';
import { morningOf } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { note } from './record/note.server.ts';
import { numberPlace } from './record/number.server.ts';
import { writeSearch } from './record/search.server.ts';
import {
  contact,
  contactActivity,
  contactAddress,
  contactConsent,
  contactProfiling,
  contactProperty,
  dncCheck,
} from './tables.server.ts';

type Owned = DrawnContact & { id: string; owner: string };

const people = 'SELECT id, user_name AS "userName" FROM person_public WHERE user_name = ANY($1)';

/** The contacts of the printed accounts, with what belongs to them: one insert a table. */
export const demoContacts: DemoStep = async (at, { today }) => {
  const drawn = drawContacts(today);
  const rows = await ask<{ id: string; userName: string }>(at.db, people, [drawn.map(({ userName }) => userName)]);
  const owners = new Map(rows.map(({ id, userName }) => [userName, id]));
  const owned: Owned[] = drawn.flatMap((each) => {
    const owner = owners.get(each.userName);
    return owner ? [{ ...each, id: randomUUID(), owner }] : [];
  });
  if (owned.length === 0) return;
  const morning = (day: Day) => morningOf(day, at.clock).now().toString();
  await at.db.insert(contact).values(owned.map((each) => rowOf(at, each, morning)));
  await addParts(at, owned, morning);
  await writeSearch(
    at,
    owned.map(({ id }) => id),
  );
  for (const { id, facts } of owned) await note(at, id, 'contact.added', { name: facts.name });
};

type Morning = (day: Day) => string;

const rowOf = (at: Writing<null>, { id, owner, facts, ...rest }: Owned, morning: Morning) => {
  const { idNumber, addedOn, lastContactedOn } = rest;
  const number = idNumber
    ? sealIdentity(at, numberPlace(id), { idType: 'NRIC', idNumber })
    : { idNumberSealed: '', idNumberMasked: '', idNumberPrint: '', isIdDoubtful: false };
  const lastContactedAt = lastContactedOn && morning(lastContactedOn);
  return { ...number, id, owner, ...facts, lastContactedAt, createdAt: morning(addedOn), changedAt: morning(addedOn) };
};

const addParts = async ({ db }: Writing<null>, owned: Owned[], morning: Morning) => {
  const properties = owned.flatMap(({ id: contactId, property }) =>
    property ? [{ contactId, addressKey: addressKey(property), ...property }] : [],
  );
  await db.insert(contactProperty).values(properties);
  const homes = owned.flatMap(({ id: contactId, home }) => (home ? [{ contactId, ...home }] : []));
  const residential = { kind: 'RESIDENTIAL' as const, isPrimary: true };
  await db.insert(contactAddress).values(
    homes.map(({ contactId, block, street, unit, postalCode }) => {
      return { contactId, ...residential, line: `${block} ${street}`, unit, postalCode };
    }),
  );
  const profiles = owned.flatMap(({ id: contactId, profile }) => (profile ? [{ contactId, ...profile }] : []));
  await db.insert(contactProfiling).values(profiles);
  const consentFacts = {
    purpose: 'MARKETING' as const,
    method: 'FORM' as const,
    channel: 'TEXT' as const,
    noticeVersion: '3',
  };
  const consents = owned.flatMap(({ id: contactId, owner: recordedBy, consent }) =>
    consent ? [{ contactId, ...consentFacts, ...consent, recordedBy, recordedAt: morning(consent.givenOn) }] : [],
  );
  await db.insert(contactConsent).values(consents);
  const checks = owned.flatMap(({ owner, facts, checks }) =>
    facts.phones.flatMap((phone) => checks.map((check) => ({ owner, phone, ...check, source: 'MANUAL' }))),
  );
  await db.insert(dncCheck).values(checks);
  const talks = owned
    .flatMap(({ id: contactId, owner: by, lastContactedOn: on }) => (on ? [{ contactId, by, at: morning(on) }] : []))
    .map((each, index) => ({ ...each, ...talkOf(index) }));
  await db.insert(contactActivity).values(talks);
};
