import { expect, it } from 'vitest';
import { endingsOf, isAccepted, takesPhotos } from './accepted.ts';

const pdf = { name: 'Option.PDF', type: 'application/pdf' };
const unknown = { name: 'Option.PDF', type: '' };

it('takes a file by its type, or by the end of its name where the browser knows no type', () => {
  const byType = ['application/pdf', 'image/*'];
  expect([isAccepted(pdf, byType), isAccepted(unknown, byType)]).toEqual([true, false]);
  expect(isAccepted({ name: 'a.png', type: 'image/png' }, byType)).toBe(true);
  expect(isAccepted({ name: 'a.csv', type: 'text/csv' }, byType)).toBe(false);
  const byEnding = { 'application/pdf': ['.pdf'] };
  expect([isAccepted(pdf, byEnding), isAccepted(unknown, byEnding)]).toEqual([true, true]);
  expect(isAccepted({ name: 'pdf', type: '' }, byEnding)).toBe(false);
  expect(isAccepted(unknown, undefined)).toBe(true);
});

it('says the same to the browser', () => {
  expect(endingsOf({ 'text/csv': ['.csv'], 'text/plain': ['.txt'] })).toBe('text/csv,.csv,text/plain,.txt');
  expect(endingsOf(undefined)).toBeUndefined();
});

it('offers a camera where a photo may be chosen', () => {
  const camera = [undefined, ['image/*'], ['application/pdf', 'image/jpeg']].map(takesPhotos);
  expect(camera).toEqual([true, true, true]);
  const none = [['application/pdf'], { 'text/csv': ['.csv'] }].map(takesPhotos);
  expect(none).toEqual([false, false]);
});
