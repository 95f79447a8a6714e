import { expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { testApp } from '#test/app.ts';
import { bankDesk } from '../rig/bank-desk.ts';
import { moneyDesk } from '../rig/money-desk.ts';

const app = await testApp({ clock: clockAt('2026-11-25T12:00:00Z') });
const { finance } = await moneyDesk(app, '2026-11-17');
const { csv, lineOf } = bankDesk(finance);
const imported = async (...lines: string[]): Promise<string> => (await csv(...lines)).body.data.importId;
const list = async () => (await finance.get('/agency/v1/finance/bank-imports')).body.data;
const undo = async (importId: string) => (await finance.delete(`/agency/v1/finance/bank-imports/${importId}`)).status;

it('imports are listed, the newest first, with what keeps each from being undone', async () => {
  const first = await imported('20/11/2026,LIST ONE,A,,11.01,SGD', '20/11/2026,LIST TWO,A,12.01,,SGD');
  const second = await imported('20/11/2026,LIST AGAIN,A,,11.01,SGD');
  const free = { file: 'statement.csv', used: 0, isCompared: false };
  expect(await list()).toMatchObject([
    { ...free, importId: second, lines: 1 },
    { ...free, importId: first, lines: 2, isCompared: true },
  ]);
  expect(await undo(first)).toBe(409);
  expect(await undo(second)).toBe(200);
  expect(await list()).toMatchObject([{ ...free, importId: first, lines: 2 }]);
  const aside = `/agency/v1/finance/bank-lines/${(await lineOf('LIST TWO')).lineId}/aside`;
  await finance.put(aside, { aside: true, note: 'Own account' });
  expect(await list()).toMatchObject([{ ...free, importId: first, lines: 2, used: 1 }]);
  expect(await undo(first)).toBe(409);
  await finance.put(aside, { aside: false });
  expect(await undo(first)).toBe(200);
  expect(await list()).toEqual([]);
});
