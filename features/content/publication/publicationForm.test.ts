import { expect, it } from 'vitest';
import { newPublication, publicationInput, publicationRules, publicationValues } from './publicationForm.web.ts';

it('days and times are those of the agency, and the last day is whole', () => {
  const values = { ...newPublication, when: 'later', publishDay: '2026-12-01', lastDay: '2026-12-31' } as const;
  const sent = publicationInput({ ...values, publishTime: '08:30' });
  expect(sent).toEqual({
    audience: ['everyone'],
    publishAt: '2026-12-01T00:30:00Z',
    archiveAt: '2026-12-31T16:00:00Z',
  });
  const stored = { ...sent, audience: values.audience, state: 'scheduled', publishAt: '2026-12-01T00:30:00Z' } as const;
  expect(publicationValues(stored)).toEqual({ ...values, archiveAt: sent.archiveAt, publishTime: '08:30' });
});

it('what was published keeps its moment, and a draft has none', () => {
  const stored = { audience: newPublication.audience, publishAt: '2026-12-01T00:30:00Z', archiveAt: null } as const;
  expect(publicationInput(publicationValues({ ...stored, state: 'published' })).publishAt).toBe('now');
  expect(publicationInput(publicationValues({ ...stored, publishAt: null, state: 'draft' })).publishAt).toBeNull();
});

it('a day and a time that can’t be are said at their fields', () => {
  const later = { ...newPublication, when: 'later', publishDay: '2026-12-02' } as const;
  const wrong = publicationRules({ ...later, publishTime: '25:00', lastDay: '2026-12-01', audience: [] });
  expect(Object.keys(wrong).filter((name) => wrong[name as keyof typeof wrong])).toEqual([
    'audience',
    'publishTime',
    'lastDay',
  ]);
});

it('what was put away in the middle of a day stays so when it is saved on that day', () => {
  const stored = {
    audience: newPublication.audience,
    state: 'archived' as const,
    publishAt: '2026-12-01T01:00:00Z',
    archiveAt: '2026-12-10T02:00:00Z',
  };
  expect(publicationInput(publicationValues(stored)).archiveAt).toBe('2026-12-10T02:00:00Z');
  expect(publicationInput({ ...publicationValues(stored), lastDay: '2026-12-11' }).archiveAt).toBe(
    '2026-12-11T16:00:00Z',
  );
});
