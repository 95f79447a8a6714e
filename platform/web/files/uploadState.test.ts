import { describe, expect, it } from 'vitest';
import { formatBytes, type UploadItem, uploadsAfter } from './uploadState.ts';

const file = new File(['12345'], 'option.pdf');
const begin = uploadsAfter([], {
  type: 'added',
  files: [
    { id: 'a', file },
    { id: 'b', file },
  ],
});
const stateOf = (items: UploadItem[]) => items.map(({ id, state, sent }) => `${id} ${state} ${sent}`);

describe('uploads', () => {
  it('wait, go, arrive', () => {
    let items = uploadsAfter(begin, { type: 'started', id: 'a' });
    items = uploadsAfter(items, { type: 'progress', id: 'a', sent: 3 });
    expect(stateOf(items)).toEqual(['a sending 3', 'b waiting 0']);
    expect(stateOf(uploadsAfter(items, { type: 'done', id: 'a' }))).toEqual(['a done 5', 'b waiting 0']);
  });

  it('fail, and start again from nothing', () => {
    let items = uploadsAfter(begin, { type: 'progress', id: 'a', sent: 3 });
    items = uploadsAfter(items, { type: 'failed', id: 'a', reason: 'Too large' });
    expect(items[0]).toMatchObject({ state: 'failed', reason: 'Too large' });
    expect(stateOf(uploadsAfter(items, { type: 'retried', id: 'a' }))).toEqual(['a waiting 0', 'b waiting 0']);
  });

  it('leave the list when cancelled', () => {
    expect(stateOf(uploadsAfter(begin, { type: 'removed', id: 'a' }))).toEqual(['b waiting 0']);
  });

  it.each([
    [0, '0 B'],
    [812, '812 B'],
    [1_500_000, '1.4 MB'],
    [26_214_400, '25 MB'],
    [250_000, '244 kB'],
  ])('%i bytes read %s', (bytes, words) => {
    expect(formatBytes(bytes)).toBe(words);
  });
});
