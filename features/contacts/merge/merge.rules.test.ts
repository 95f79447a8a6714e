import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conflictsOf, proposed } from './conflicts.rules.ts';
import { likeness, pairsOf } from './duplicates.rules.ts';
import { leftWords } from './left-words.rules.ts';
import { choosable, fieldNames, type Mergeable, merged } from './merge.rules.ts';
import { type MergeableProperty, mergedProperty } from './merge-property.rules.ts';

const person = (id: string, name: string, more: object = {}) => ({
  id,
  kind: 'INDIVIDUAL' as const,
  name,
  aliases: [] as string[],
  phones: ['+6591234567'],
  emails: [] as string[],
  dateOfBirth: null,
  idNumberPrint: '',
  ...more,
});

test('the same number of identity, or the same phone and a similar name, is one customer', () => {
  const tan = person('1', 'Tan Wei Ming', { idNumberPrint: 'p' });
  expect(likeness(tan, person('2', 'Somebody Else', { idNumberPrint: 'p', phones: [] }))).toBe('NUMBER');
  expect(likeness(person('1', 'Tan Wei Ming'), person('2', 'Wei Ming Tan'))).toBe('PHONE');
  expect(likeness(person('1', 'Tan Wei Ming'), person('2', 'Goh Siew Choo', { aliases: ['TAN WEI MING'] }))).toBe(
    'PHONE',
  );
});

test('a family that shares a phone, and two numbers of identity, are two customers', () => {
  expect(likeness(person('1', 'Tan Wei Ming'), person('2', 'Goh Siew Choo'))).toBeUndefined();
  expect(
    likeness(person('1', 'Tan Wei Ming'), person('2', 'Tan Wei Ming', { phones: ['+6590000000'] })),
  ).toBeUndefined();
  const [a, b] = [
    person('1', 'Tan Wei Ming', { idNumberPrint: 'p' }),
    person('2', 'Tan Wei Ming', { idNumberPrint: 'q' }),
  ];
  expect(likeness(a, b)).toBeUndefined();
  expect(likeness(person('1', 'Tan Wei Ming'), { ...person('2', 'Tan Wei Ming'), kind: 'COMPANY' })).toBeUndefined();
});

test('a similar name with the same date of birth, or the same name of one of whom nothing else is known, is one customer', () => {
  const [born, nothing] = [{ phones: [], dateOfBirth: '1971-04-02' }, { phones: [] }];
  expect(likeness(person('1', 'Tan Wei Ming', born), person('2', 'Wei Ming Tan', born))).toBe('BIRTH');
  expect(likeness(person('1', 'Tan Wei Ming', born), person('2', 'Goh Siew Choo', born))).toBeUndefined();
  expect(likeness(person('1', 'Tan Wei Ming'), person('2', 'Wei Ming, Tan', nothing))).toBe('NAME');
  expect(likeness(person('1', 'Tan Wei Ming'), person('2', 'Tan Wei Ling', nothing))).toBeUndefined();
  expect(
    likeness(person('1', 'Tan Wei Ming'), person('2', 'Tan Wei Ming', { phones: ['+6590000000'] })),
  ).toBeUndefined();
});

test('a pair is offered once, whatever it shares, and what many share is no reason', () => {
  const contacts = [person('1', 'Tan Wei Ming'), person('2', 'Wei Ming Tan'), person('3', 'Goh')];
  expect(
    pairsOf(contacts, [
      ['1', '2', '3'],
      ['1', '2'],
    ]),
  ).toEqual([{ a: '1', b: '2', why: 'PHONE' }]);
  expect(pairsOf(contacts, [['1', '2', ...Array.from({ length: 19 }, (_, at) => `x${at}`)]])).toEqual([]);
});

const text = fc.oneof(fc.constant(''), fc.string({ minLength: 1, maxLength: 6 }));
const list = (most: number) => fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: most });
const contact = fc.record({
  ...Object.fromEntries(fieldNames.map((field) => [field, text])),
  name: fc.string({ minLength: 1, maxLength: 6 }),
  notes: fc.oneof(text, fc.constant('n'.repeat(3_000))),
  aliases: list(20),
  phones: list(10),
  emails: list(10),
  tags: list(20),
  roles: list(5),
  followUpNote: text,
  birthUnknown: fc.boolean(),
  hasWhatsapp: fc.boolean(),
}) as unknown as fc.Arbitrary<Mergeable>;

test('whatever either had is in the one that stays or in what is noted', () => {
  fc.assert(
    fc.property(contact, contact, fc.subarray([...choosable]), (keep, lose, taken) => {
      const { values, left: leftOver, waits } = merged(keep, lose, taken);
      const after = { ...keep, ...values };
      const keptValues = new Set([
        ...fieldNames.map((field) => after[field] ?? ''),
        ...[after.name, ...after.aliases, ...after.phones, ...after.emails, ...after.tags, ...after.roles],
        ...leftOver.map(({ value }) => value),
        waits?.onDay ?? '',
        '',
      ]);
      const had = [keep, lose].flatMap((each) => [
        ...fieldNames.map((field) => each[field] ?? ''),
        ...[each.name, ...each.aliases, ...each.phones, ...each.emails, ...each.tags, ...each.roles],
      ]);
      expect(had.filter((value) => !keptValues.has(value))).toEqual([]);
      const notes = [after.followUpNote, waits?.note ?? ''];
      for (const { followUpOn, followUpNote } of [keep, lose]) if (followUpOn) expect(notes).toContain(followUpNote);
      expect([after.notes, ...leftOver.map(({ value }) => value)].join()).toContain(lose.notes);
    }),
  );
});

test('a field that both have is the one of whoever stays, but for those that are chosen', () => {
  const base = Object.fromEntries(fieldNames.map((field) => [field, '']));
  const lists = { aliases: [], phones: [], emails: [], tags: [], roles: [], birthUnknown: true, hasWhatsapp: true };
  const keep = { ...base, ...lists, name: 'Tan', notes: '', employer: 'DBS', source: '' } as unknown as Mergeable;
  const lose = {
    ...base,
    ...lists,
    name: 'Tan W.',
    notes: '',
    employer: 'OCBC',
    source: 'PORTAL',
  } as unknown as Mergeable;
  expect(merged(keep, lose)).toMatchObject({
    values: { source: 'PORTAL', aliases: ['Tan W.'] },
    left: [{ field: 'employer', value: 'OCBC' }],
  });
  expect(merged(keep, lose, ['employer', 'name'])).toMatchObject({
    values: { employer: 'OCBC', name: 'Tan W.', aliases: ['Tan'] },
    left: [{ field: 'employer', value: 'DBS' }],
  });
});

test('a date of birth that is taken is known, and who uses no WhatsApp is noted', () => {
  const empty = Object.fromEntries(fieldNames.map((field) => [field, '']));
  const lists = { aliases: [], phones: [], emails: [], tags: [], roles: [] };
  const keep = { ...empty, ...lists, name: 'Tan', notes: '', birthUnknown: true, hasWhatsapp: true };
  const lose = { ...keep, dateOfBirth: '1971-04-02', birthUnknown: false, hasWhatsapp: false };
  expect(merged(keep as unknown as Mergeable, lose as unknown as Mergeable)).toMatchObject({
    values: { dateOfBirth: '1971-04-02', birthUnknown: false },
    left: [{ field: null, value: 'Uses WhatsApp: No' }],
  });
});

const home: MergeableProperty = {
  relation: 'OWNER',
  status: 'HELD',
  tenure: null,
  areaSqm: null,
  bedrooms: null,
  purchaseCents: null,
  purchasedOn: null,
  mortgagee: '',
  loanCents: null,
  askingCents: null,
  rentCents: null,
  leaseEnd: null,
  exclusiveUntil: null,
  keysHeld: false,
  shareRate: null,
  hdbTown: null,
  planningArea: null,
  leaseStartYear: null,
  landSqm: null,
  agencyForm: null,
  agencyAgreementNo: '',
  agencyFrom: null,
  agencyTo: null,
  soldCents: null,
  soldOn: null,
  category: 'hdb',
  propertyType: '',
  block: '627B',
  street: 'Tampines St 61',
  building: '',
  unit: '09-118',
};

test('a property that both have gets what is empty, and the line names what differs', () => {
  const keep = { ...home, loanCents: 100, propertyType: '4R' };
  const lose = {
    ...home,
    loanCents: 200,
    leaseEnd: '2027-05-31',
    keysHeld: true,
    propertyType: '5R',
    building: 'Court',
  };
  expect(mergedProperty(keep, lose)).toEqual({
    values: { leaseEnd: '2027-05-31', keysHeld: true, building: 'Court' },
    left: ['Blk 627B Tampines St 61 #09-118: Loan balance: S$ 2.00, Type: 5 room'],
  });
  expect(mergedProperty(keep, keep)).toEqual({ values: {}, left: [] });
});

test('a choice is offered of what both say differently, in words, and what is left is noted in words', () => {
  const empty = Object.fromEntries(fieldNames.map((field) => [field, null])) as Record<
    (typeof fieldNames)[number],
    string | null
  >;
  const common = { stage: 'LEAD', source: 'PORTAL', employer: 'DBS' };
  const keep = { ...empty, name: 'Tan', idNumberMasked: 'S****567D', followUpNote: '', ...common };
  const lose = {
    ...keep,
    idNumberMasked: '',
    stage: 'CLIENT',
    employer: null,
    lastContactedAt: '2026-11-01T02:00:00Z',
  };
  expect(conflictsOf(keep, lose)).toEqual([{ field: 'stage', label: 'Stage', keep: 'Lead', lose: 'Client' }]);
  expect(proposed(keep, lose)).toEqual(['lastContactedAt']);
  const [late, soon] = [
    { ...keep, followUpOn: '2027-02-10', followUpNote: 'Loan' },
    { ...keep, followUpOn: '2027-01-10', followUpNote: 'Lease' },
  ];
  expect(conflictsOf(late, soon)).toMatchObject([{ keep: '10 Feb 2027: Loan', lose: '10 Jan 2027: Lease' }]);
  expect([proposed(late, soon), proposed(soon, late)]).toEqual([['followUpOn'], []]);
  expect(leftWords({ field: 'source', value: 'PORTAL' })).toBe('Source: Property portal');
  expect(leftWords({ field: 'dateOfBirth', value: '1971-04-02' })).toBe('Date of birth: 02 Apr 1971');
  expect(leftWords({ field: null, value: '+6591234567' })).toBe('+6591234567');
});
