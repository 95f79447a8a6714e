import { expect, it } from 'vitest';
import { type ScreenedParty, screeningFindings } from './screening.rules.ts';

const facts = { hasLists: true, days: 30, today: '2026-11-20' };
const tan: ScreenedParty = {
  uuid: 'u',
  name: 'Tan',
  kind: 'INDIVIDUAL',
  dateOfBirth: '1980-01-01',
  birthUnknown: false,
  isDue: true,
  screening: 'CLEAR',
  screenedAt: '2026-11-01T02:00:00.000Z',
};
const none = { screening: null, screenedAt: null };

it.each<[string, Partial<ScreenedParty>, object, string[]]>([
  ['clear and recent', {}, {}, []],
  ['pending', { screening: 'PENDING' }, {}, ['block V09 null']],
  [
    'pending without a list, and nobody’s duty',
    { screening: 'PENDING', isDue: false },
    { hasLists: false },
    ['block V09 null'],
  ],
  ['without a case', none, {}, ['block V09 null']],
  ['with a case that is not screened', { screening: 'NOT_SCREENED' }, {}, ['block V09 null']],
  ['without a date of birth', { ...none, dateOfBirth: null }, {}, ['block V09 dateOfBirth']],
  ['whose date of birth is not known', { dateOfBirth: null, birthUnknown: true }, {}, []],
  ['a body without a case', { ...none, kind: 'COMPANY', dateOfBirth: null }, {}, ['block V09 null']],
  ['without a case before a list was loaded', none, { hasLists: false }, []],
  ['whom another agency screens', { ...none, isDue: false }, {}, []],
  ['screened thirty days ago', { screenedAt: '2026-10-21T02:00:00.000Z' }, {}, []],
  ['screened longer ago', { screenedAt: '2026-10-20T02:00:00.000Z' }, {}, ['warn V07 null']],
])('a party %s', (_, party, more, expected) => {
  const seen = screeningFindings([{ ...tan, ...party }], { ...facts, ...more });
  expect(seen.map(({ level, code, field }) => `${level} ${code} ${field}`)).toEqual(expected);
});

it('says of a pending party nothing but that', () => {
  expect(screeningFindings([{ ...tan, screening: 'PENDING' }], facts)[0]?.message).toBe('Due diligence is pending.');
});
