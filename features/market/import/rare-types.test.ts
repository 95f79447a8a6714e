import { expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { testApp } from '#test/app.ts';
import { importText, saleFile } from '../rig/files.ts';

const app = await testApp();
const of = ['hdb'] as const;
const usual = [1, 2, 3, 4, 5, 6].map((n) => ({ month: '2024-03', price: 700_000 + n }));
const rare = { month: '2024-03', type: 'MULTI GENERATION', town: 'YISHUN', street: 'YISHUN AVE 4', area: 160 };
const bring = (sales: Parameters<typeof saleFile>[0]) => importText(app, saleFile(sales), { kinds: of, mayLose: true });
const farOffOf = async () => {
  const text = 'SELECT far_off AS "farOff" FROM market_batch ORDER BY id DESC LIMIT 1';
  return (await ask<{ farOff: unknown[] }>(app.services.database, text))[0]?.farOff;
};

it('a price of a type that is rare in its year is compared with all types of the year', async () => {
  await expect(bring([...usual, { ...rare, price: 100_000 }])).rejects.toThrow(
    'prices far from those of the same type, town and year',
  );
  await expect(bring([...usual, { ...rare, price: 100_000_000 }])).rejects.toThrow('line 8: 627B YISHUN AVE 4');
  expect((await bring([...usual, { ...rare, price: 1_000_000 }])).counts).toMatchObject({ loaded: 7 });
  expect(await farOffOf()).toEqual([]);
});

it('and before that with the same type in the two years around it', async () => {
  // In a year whose other flats cost a tenth, the rare ones are compared with each other.
  const cheap = [1, 2, 3, 4, 5].map((n) => ({ month: '2020-03', price: 70_000 + n }));
  const others = ['2018-05', '2019-05', '2021-05', '2022-05'].map((month) => ({ ...rare, month, price: 1_000_000 }));
  const here = { ...rare, month: '2020-05' };
  await expect(bring([...cheap, ...others, { ...here, price: 100_000 }])).rejects.toThrow('line 11: 627B YISHUN AVE 4');
  expect((await bring([...cheap, ...others, { ...here, price: 1_000_000 }])).counts).toMatchObject({ loaded: 10 });
});
