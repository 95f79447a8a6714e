import { expect, it } from 'vitest';
import { presetSetting } from '#features/settings/server/index.ts';
import { transact } from '#platform/server/context.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { offeredLanguages } from './languages.server.ts';
import { languagesOffered } from './room.settings.ts';

const { initial, schema, byTwo } = languagesOffered;
const read = { isOffered: true, readBy: 'Goh Li Ting', readOn: '2026-11-02' };

it('offers a language once compliance has said who read it, and English always', async () => {
  const app: TestApp = await testApp();
  const { database: db } = app.services;
  expect(await offeredLanguages(db)).toEqual(['en']);
  await transact({ ...app.asNobody, actor: null }, (at) =>
    presetSetting(at, languagesOffered, { ...initial, ta: read }),
  );
  expect(await offeredLanguages(db)).toEqual(['en', 'ta']);
});

it.each([
  ['nobody', { ...read, readBy: '' }],
  ['somebody, nobody knows when', { ...read, readOn: null }],
])('is refused where %s read it', (_, zh) => {
  expect(schema.safeParse({ ...initial, zh }).error?.issues).toMatchObject([{ path: ['zh', 'readBy'] }]);
  expect(schema.safeParse({ ...initial, zh: { ...zh, isOffered: false } }).success).toBe(true);
});

it('is changed by two officers, who read what it was and will be', () => {
  expect(byTwo?.({ ...initial, zh: read })).toEqual({
    中文: 'Offered, read by Goh Li Ting, on 02 Nov 2026',
    'Bahasa Melayu': 'Not offered',
    தமிழ்: 'Not offered',
  });
});
