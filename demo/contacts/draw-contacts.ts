import type { ContactRole, Source, Stage } from '#features/contacts/record/contact.words.ts';
import { addDays, type Day } from '#platform/contract/days.ts';
import { bodies, listed, ordinary, places } from './people.ts';

/** How many contacts the printed accounts have; nur.aisyah has none. */
const owners = { 'hannah.lim': 40, 'rajesh.kumar': 10 };

const stages: Stage[] = ['LEAD', 'CLIENT', 'LEAD', 'PAST_CLIENT'];
const sources: Source[] = ['REFERRAL', 'PORTAL', 'OPEN_HOUSE', 'SOCIAL'];
const roles: ContactRole[] = ['BUYER', 'SELLER'];
const tags = [['Tampines'], ['Investor', 'Hot'], [], ['Referral'], ['First home'], []];
/** Days from today: overdue, today, soon, later, none. */
const followUps = [-6, null, 0, null, 3, null, -1, 21, null, null];
const notes = ['Ask about the valuation', 'Send the floor plan', 'Viewing on Saturday', 'Loan approval expires soon'];
/** The identity numbers of two are known. */
const numbers: Record<number, string> = { 2: 'S1234567D', 3: 'S9876543C' };

const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;

/** The contacts of the printed accounts in every stage, with what belongs to them. */
export const drawContacts = (today: Day) => {
  const all = Object.entries(owners).flatMap(([userName, count]) =>
    Array.from({ length: count }, (_, index) => ({ userName, index })),
  );
  const drawn = all.map(({ userName, index }, place) => ({
    userName,
    ...drawContact(index, place, today),
    ...drawParts(place, today),
  }));
  addTwice(drawn);
  return drawn;
};
export type DrawnContact = ReturnType<typeof drawContacts>[number];

/** Hannah has one customer twice, under the same name and phone: they can be merged. */
const addTwice = (drawn: ReturnType<typeof drawContact>[]) => {
  const first = drawn[2];
  const again = drawn[39];
  if (!first || !again) return;
  again.facts.phones = first.facts.phones;
  again.facts.dateOfBirth = first.facts.dateOfBirth;
};

/** `index`: among those of its owner, `place`: among all. */
const drawContact = (index: number, place: number, today: Day) => {
  const isBody = index % 13 === 12;
  const suspect = listed[place];
  const name = suspect?.name ?? (isBody ? pick(bodies, Math.floor(index / 13)) : pick(ordinary, place));
  const followUp = pick(followUps, index);
  const isBornKnown = !isBody && index !== 7 && index !== 19;
  return {
    facts: {
      kind: isBody ? ('COMPANY' as const) : ('INDIVIDUAL' as const),
      name,
      idType: isBody ? ('UEN' as const) : suspect ? ('PASSPORT' as const) : ('NRIC' as const),
      nationality: suspect?.nationality ?? 'SG',
      dateOfBirth: suspect?.dateOfBirth ?? (isBornKnown ? addDays('1962-03-04', (place * 397) % 14_000) : null),
      phones: [`+659${String(1_000_000 + ((place * 7_919_113) % 8_999_999)).padStart(7, '0')}`],
      emails: index % 5 === 4 ? [] : [`${name.toLowerCase().replace(/[^a-z]+/g, '.')}.${place}@mail.example`],
      tags: pick(tags, index),
      stage: pick(stages, index),
      roles: [pick(roles, index)],
      source: pick(sources, index),
      followUpOn: followUp === null ? null : addDays(today, followUp),
      followUpNote: followUp === null ? '' : pick(notes, index),
    },
    idNumber: numbers[place],
    addedOn: addDays(today, -(9 + ((place * 17) % 400))),
    lastContactedOn: index % 3 === 0 ? null : addDays(today, -((index * 5) % 9) - 1),
  };
};

/** What every second or third contact has: a property, an address, a profile, a consent, a check of the register. */
const drawParts = (place: number, today: Day) => {
  const half = Math.floor(place / 2);
  const third = Math.floor(place / 3);
  const isEven = place % 2 === 0;
  return {
    property: isEven ? drawProperty(half, today) : undefined,
    home: isEven ? pick(places, half + 2) : undefined,
    profile: place % 3 === 0 ? drawProfile(third, today) : undefined,
    consent: place % 3 === 1 ? drawConsent(third, today) : undefined,
    checks: isEven ? [] : drawChecks(half, today),
  };
};

const drawProperty = (index: number, today: Day) => ({
  ...pick(places, index),
  relation: index % 3 === 2 ? ('INTERESTED' as const) : ('OWNER' as const),
  leaseEnd: index % 4 === 1 ? addDays(today, 60 + index) : null,
});

const drawProfile = (index: number, today: Day) => ({
  intent: pick(['BUY', 'SELL', 'RENT', 'INVEST'] as const, index),
  budgetMax: (80 + index * 7) * 1_000_000,
  districts: pick([['09', '10'], ['18'], ['15']], index),
  timeline: pick(['NOW', 'WITHIN_3', 'WITHIN_6'] as const, index),
  needs: pick(['Near an MRT station', 'A study', 'High floor'], index),
  profileDate: addDays(today, -index * 3),
});

const drawConsent = (index: number, today: Day) => ({
  state: index % 3 === 2 ? ('WITHDRAWN' as const) : ('GRANTED' as const),
  givenOn: addDays(today, -20 - index * 4),
});

const drawChecks = (index: number, today: Day) =>
  (['VOICE', 'TEXT', 'FAX'] as const).map((register) => ({
    register,
    listed: (index + register.length) % 3 === 0,
    checkedOn: addDays(today, -(index * 2)),
  }));

/** What was talked about with those who were contacted, one after the other. */
export const talkOf = (index: number) => ({
  kind: pick(['CALL', 'WHATSAPP', 'MEETING', 'VIEWING'] as const, index),
  body: pick(['Wants a higher floor', 'Asked for the price of the neighbour', 'Will decide next week'], index),
});
