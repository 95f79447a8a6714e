import { expect, it } from 'vitest';
import type { SubjectRecord } from '../cases/subjects.server.ts';
import { factsHashOf } from './facts.server.ts';

const hashOf = (idNumberMasked: string) =>
  factsHashOf({
    kind: 'INDIVIDUAL',
    name: 'Torvald  Brannick',
    aliases: ['Thor Brann'],
    nationality: 'NO',
    dateOfBirth: '1965-03-01',
    idNumberMasked,
  } as unknown as SubjectRecord);

it('is the same however the number is masked, since decisions are kept with it', () => {
  expect(hashOf('S****567D')).toBe(hashOf('•••••567D'));
  expect(hashOf('****')).toBe(hashOf('••••'));
  expect(hashOf('S****568D')).not.toBe(hashOf('S****567D'));
  expect(hashOf('')).not.toBe(hashOf('••••'));
});
