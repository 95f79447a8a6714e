import { randomUUID } from 'node:crypto';
import { sealIdentity } from '#features/particulars/server/index.ts';
import { addressKey } from '#features/property/rules/address-key.ts';
import { addDays, type Day } from '#platform/contract/days.ts';
import { morningOf } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { DemoStep } from '#platform/server/room.ts';
import type { Stage } from '../record/contact.words.ts';
import { note } from '../record/note.server.ts';
import { numberPlace } from '../record/number.server.ts';
import { writeSearch } from '../record/search.server.ts';
import {
  contact,
  contactActivity,
  contactAddress,
  contactConsent,
  contactProfiling,
  contactProperty,
  dncCheck,
} from '../tables.server.ts';
import { bodies, listed, ordinary, places } from './people.server.ts';

/** How many contacts the printed accounts have; nur.aisyah has none. */
const owners = { 'hannah.lim': 40, 'rajesh.kumar': 10 };

const stages: Stage[] = ['LEAD', 'CLIENT', 'LEAD', 'PAST_CLIENT'];
const tags = [['Tampines'], ['Investor', 'Hot'], [], ['Referral'], ['First home'], []];
/** Days from today: overdue, today, soon, later, none. */
const followUps = [-6, null, 0, null, 3, null, -1, 21, null, null];
const notes = ['Ask about the valuation', 'Send the floor plan', 'Viewing on Saturday', 'Loan approval expires soon'];

const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;

type NewContact = typeof contact.$inferInsert & { id: string };

/** The contacts of the printed accounts in every stage, with what belongs to them. The numbers of two are known. */
export const demoContacts: DemoStep = async (at, { today }) => {
  const rows: NewContact[] = [];
  for (const [userName, count] of Object.entries(owners)) {
    const [owner] = await ask<{ id: string }>(at.db, 'SELECT id FROM person_public WHERE user_name = $1', [userName]);
    if (!owner) continue;
    for (let index = 0; index < count; index++) rows.push(drawn(at, owner.id, index, rows.length, today));
  }
  if (rows.length === 0) return;
  addTwice(rows);
  await at.db.insert(contact).values(rows);
  await addParts(at, rows, today);
  await writeSearch(
    at,
    rows.map(({ id }) => id),
  );
  for (const { id, name } of rows) await note(at, id, 'contact.added', { name });
};

/** Hannah has one customer twice, under the same name and phone: they can be merged. */
const addTwice = (rows: NewContact[]) => {
  const first = rows[2];
  const again = rows[39];
  if (!first || !again) return;
  again.phones = first.phones;
  again.dateOfBirth = first.dateOfBirth;
};

const drawn = (at: Writing<null>, owner: string, index: number, all: number, today: Day): NewContact => {
  const id = randomUUID();
  const isBody = index % 13 === 12;
  const suspect = listed[all];
  const name = suspect?.name ?? (isBody ? pick(bodies, Math.floor(index / 13)) : pick(ordinary, all));
  const at9 = (day: Day) => morningOf(day, at.clock).now().toString();
  const added = addDays(today, -(9 + ((all * 17) % 400)));
  const followUp = pick(followUps, index);
  const numbers: Record<number, string> = { 2: 'S1234567D', 3: 'S9876543C' };
  const known = numbers[all] ? { idType: 'NRIC' as const, idNumber: numbers[all] } : undefined;
  const number = known
    ? sealIdentity(at, numberPlace(id), known)
    : { idNumberSealed: '', idNumberMasked: '', idNumberPrint: '', isIdDoubtful: false };
  const isBornKnown = !isBody && index !== 7 && index !== 19;
  return {
    ...number,
    id,
    owner,
    kind: isBody ? ('COMPANY' as const) : ('INDIVIDUAL' as const),
    name,
    idType: isBody ? ('UEN' as const) : suspect ? ('PASSPORT' as const) : ('NRIC' as const),
    nationality: suspect?.nationality ?? 'SG',
    dateOfBirth: suspect?.dateOfBirth ?? (isBornKnown ? addDays('1962-03-04', (all * 397) % 14_000) : null),
    phones: [`+659${String(1_000_000 + ((all * 7_919_113) % 8_999_999)).padStart(7, '0')}`],
    emails: index % 5 === 4 ? [] : [`${name.toLowerCase().replace(/[^a-z]+/g, '.')}.${all}@mail.example`],
    tags: pick(tags, index),
    stage: pick(stages, index),
    roles: index % 2 === 0 ? ['BUYER' as const] : ['SELLER' as const],
    source: pick(['REFERRAL', 'PORTAL', 'OPEN_HOUSE', 'SOCIAL'] as const, index),
    followUpOn: followUp === null ? null : addDays(today, followUp),
    followUpNote: followUp === null ? '' : pick(notes, index),
    lastContactedAt: index % 3 === 0 ? null : at9(addDays(today, -((index * 5) % 9) - 1)),
    createdAt: at9(added),
    changedAt: at9(added),
  };
};

/** Properties, addresses, profiles, consents, checks of the register and notes: one insert a table. */
const addParts = async (at: Writing<null>, rows: NewContact[], today: Day) => {
  const every = (step: number, first = 0) => rows.filter((_, index) => index % step === first);
  const properties = every(2).map(({ id }, index) => {
    const place = pick(places, index);
    const relation = index % 3 === 2 ? ('INTERESTED' as const) : ('OWNER' as const);
    const leaseEnd = index % 4 === 1 ? addDays(today, 60 + index) : null;
    return { contactId: id, relation, leaseEnd, addressKey: addressKey(place), ...place };
  });
  await at.db.insert(contactProperty).values(properties);
  await at.db.insert(contactAddress).values(
    every(2).map(({ id }, index) => {
      const { block, street, unit, postalCode } = pick(places, index + 2);
      return {
        contactId: id,
        kind: 'RESIDENTIAL' as const,
        line: `${block} ${street}`,
        unit,
        postalCode,
        isPrimary: true,
      };
    }),
  );
  await at.db.insert(contactProfiling).values(
    every(3).map(({ id }, index) => ({
      contactId: id,
      intent: pick(['BUY', 'SELL', 'RENT', 'INVEST'] as const, index),
      budgetMax: (80 + index * 7) * 1_000_000,
      districts: pick([['09', '10'], ['18'], ['15']], index),
      timeline: pick(['NOW', 'WITHIN_3', 'WITHIN_6'] as const, index),
      needs: pick(['Near an MRT station', 'A study', 'High floor'], index),
      profileDate: addDays(today, -index * 3),
    })),
  );
  const said = { purpose: 'MARKETING' as const, method: 'FORM' as const, noticeVersion: '3' };
  await at.db.insert(contactConsent).values(
    every(3, 1).map(({ id, owner }, index) => {
      const givenOn = addDays(today, -20 - index * 4);
      const state = index % 3 === 2 ? ('WITHDRAWN' as const) : ('GRANTED' as const);
      const recordedAt = morningOf(givenOn, at.clock).now().toString();
      return { contactId: id, channel: 'TEXT' as const, state, givenOn, recordedBy: owner, recordedAt, ...said };
    }),
  );
  await at.db.insert(dncCheck).values(
    every(2, 1).flatMap(({ owner, phones = [] }, index) =>
      phones.flatMap((phone) =>
        (['VOICE', 'TEXT', 'FAX'] as const).map((register) => ({
          owner,
          phone,
          register,
          listed: (index + register.length) % 3 === 0,
          checkedOn: addDays(today, -(index * 2)),
          source: 'MANUAL',
        })),
      ),
    ),
  );
  await at.db.insert(contactActivity).values(
    rows
      .filter(({ lastContactedAt }) => lastContactedAt)
      .map(({ id, owner, lastContactedAt }, index) => ({
        contactId: id,
        kind: pick(['CALL', 'WHATSAPP', 'MEETING', 'VIEWING'] as const, index),
        body: pick(['Wants a higher floor', 'Asked for the price of the neighbour', 'Will decide next week'], index),
        at: String(lastContactedAt),
        by: owner,
      })),
  );
};
