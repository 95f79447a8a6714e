import { read, utils } from '@e965/xlsx';
import { beforeAll, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import type { Client } from '#test/people.ts';
import { aMoneyDesk } from '../rig/money-desk.ts';

const place = '/agency/v1/finance/reminder-requests';
/** Half past eleven in the evening of the 20th at the agency. */
const clock = clockAt('2026-11-20T15:30:00Z');
const rig = await aMoneyDesk('2026-11-12', clock);
const { app, finance } = rig;
const other = await app.letIn(await app.aSalesperson({ name: 'Other Agent' }));

type Row = { requestId: string; invoiceNumber: string; state: string; openCents: number | null };
const listed = async (query = '', who: Client = finance) => (await who.get(`${place}?${query}`)).body.data;
const numbersOf = async (query: string): Promise<string[]> =>
  (await listed(query)).rows.map((row: Row) => row.invoiceNumber);

const aLateInvoice = async (owner: Client) => {
  const made = await rig.anInvoice(owner);
  await app.services.database.$client.query(`UPDATE invoice SET due_on = '2026-11-01' WHERE id = $1`, [made.invoiceId]);
  return made;
};
const askFor = async (who: Client, { invoiceId }: { invoiceId: string }) =>
  expect((await who.post('/api/v1/my-production/reminder-requests', { invoiceIds: [invoiceId] })).status).toBe(200);
const newest = async () => (await listed('state=WAITING')).rows[0].requestId as string;

let made: Awaited<ReturnType<typeof aLateInvoice>>;
let again: typeof made;
let paidInPart: typeof made;

/** On the 20th one that is made and one that is declined, which is asked for again on the 21st, as is a third one. */
beforeAll(async () => {
  [made, again, paidInPart] = [await aLateInvoice(rig.agent), await aLateInvoice(other), await aLateInvoice(other)];
  await askFor(rig.agent, made);
  expect((await finance.post(`${place}/${await newest()}/reminder`, {})).status).toBe(200);
  await askFor(other, again);
  const reason = 'They promised to pay';
  expect((await finance.put(`${place}/${await newest()}/decline`, { reason })).status).toBe(200);
  // Half past midnight.
  clock.moveTo('2026-11-20T16:30:00Z');
  await rig.receive([{ invoiceId: paidInPart.invoiceId, cents: 406_400 }]);
  await askFor(other, again);
  await askFor(other, paidInPart);
}, 60_000);

it('the requests say where they stand, who answered them, when and why', async () => {
  const { rows, totalRecords, sums } = await listed('sortDirection=asc');
  expect([totalRecords, sums]).toEqual([4, { openCents: 5_406_400 + 5_000_000 }]);
  const { name } = finance.person;
  const answered = { openCents: null, answeredBy: name, answeredAt: '2026-11-20T15:30:00.000Z' };
  const ofState = (state: string) => rows.filter((row: Row) => row.state === state);
  expect(ofState('MADE')).toMatchObject([
    {
      ...answered,
      invoiceNumber: made.number,
      dealNo: made.dealNo,
      askedBy: 'Hannah Lim',
      lastType: 1,
      reason: null,
      answer: null,
    },
  ]);
  expect(ofState('DECLINED')).toMatchObject([
    {
      ...answered,
      invoiceNumber: again.number,
      askedBy: 'Other Agent',
      lastType: null,
      reason: null,
      answer: 'They promised to pay',
    },
  ]);
  expect(ofState('WAITING')).toHaveLength(2);
  for (const row of rows.slice(2))
    expect(row).toMatchObject({ state: 'WAITING', answeredBy: null, answeredAt: null, reason: null, answer: null });
});

it.each([
  ['state=WAITING', () => [again, paidInPart]],
  ['state=MADE', () => [made]],
  ['state=DECLINED', () => [again]],
  ['search=hannah', () => [made]],
  ['search=goh siew&state=DECLINED', () => [again]],
  ['search=nobody', () => []],
  ['search=%25', () => []],
  ['to=2026-11-20', () => [made, again]],
  ['from=2026-11-21', () => [again, paidInPart]],
  ['from=2026-11-22', () => []],
])('%s finds those that it says, and sums and exports them', async (query, wanted) => {
  const { rows, totalRecords, sums } = await listed(query);
  expect(rows.map((row: Row) => row.invoiceNumber).toSorted()).toEqual(wanted().map(({ number }) => number));
  expect(totalRecords).toBe(rows.length);
  expect(sums.openCents).toBe(rows.reduce((sum: number, { openCents }: Row) => sum + (openCents ?? 0), 0));
  const { status, raw } = await finance.get(`${place}/export?${query}`);
  expect(status).toBe(200);
  const { Sheets, SheetNames } = read(raw);
  const lines = utils.sheet_to_json<Record<string, unknown>>(Sheets[SheetNames[0] ?? ''] ?? {});
  expect(lines.map(({ Invoice }) => Invoice)).toEqual(rows.map((row: Row) => row.invoiceNumber));
});

it('a request is found by the number of its invoice, deal or case, whole and in any case', async () => {
  for (const number of [made.number, made.dealNo, made.caseNo])
    expect(await numbersOf(`search=${String(number).toLowerCase()}`)).toEqual([made.number]);
  expect(await numbersOf(`search=${made.number.slice(0, -1)}`)).toEqual([]);
});

it('the list has pages', async () => {
  const [first, second] = [await listed('pageSize=3'), await listed('pageSize=3&pageNumber=2')];
  expect([first.rows.length, second.rows.length, second.totalRecords]).toEqual([3, 1, 4]);
  const ids = [...first.rows, ...second.rows].map(({ requestId }: Row) => requestId);
  expect(new Set(ids).size).toBe(4);
});

it('what is no state or day is refused, and nobody but finance reads the list or its file', async () => {
  for (const query of ['state=DONE', 'from=yesterday', 'to=2026-13-01', 'kind=CREDIT'])
    for (const path of [place, `${place}/export`])
      expect([query, (await finance.get(`${path}?${query}`)).status]).toEqual([query, 400]);
  for (const who of [rig.agent, rig.desk])
    for (const path of [place, `${place}/export`]) expect((await who.get(path)).status).toBe(403);
});

it('one whose last reminder waits to be sent says which, until that is sent', async () => {
  await askFor(rig.agent, made);
  const requestOf = async () => (await listed(`state=WAITING&search=${made.number}`)).rows[0];
  const { requestId, lastType, unsent } = await requestOf();
  const [{ reminderId, number }] = (await rig.readBill(made.billId)).reminders;
  expect([lastType, unsent]).toEqual([1, number]);
  expect((await finance.post(`${place}/${requestId}/reminder`, {})).status).toBe(409);
  const mail = { kind: 'REMINDER', paperId: reminderId, address: 'client@home.example' };
  expect((await finance.post('/agency/v1/finance/papers/mail', mail)).status).toBe(200);
  expect((await requestOf()).unsent).toBeNull();
  expect((await finance.post(`${place}/${requestId}/reminder`, {})).status).toBe(200);
});
