import { beforeEach, expect, it } from 'vitest';
import { anAgencyThatPays } from '../rig/payouts.ts';

const agency = await anAgencyThatPays();
const { clock, place, preparer, approver, drawUp, send, readRun, readNext, anEarner, aRun, payAll } = agency;
const messageOf = ({ body }: Awaited<ReturnType<typeof send>>): string => body.errors[0].message;
const download = (runId: string) => approver.get(`${place}/${runId}/bank-file?format=CSV`);
const reason = 'A wrong pay day';
const request = (runId: string, who = preparer) => who.post(`${place}/${runId}/withdrawal-request`, { reason });
const confirm = (runId: string, who = approver) => who.put(`${place}/${runId}/withdrawal-request/approval`, {});
const withdraw = (runId: string) => preparer.put(`${place}/${runId}/withdrawal`, { reason });

/** The runs that the line of the overview leads to. */
const toConfirm = async (): Promise<string[]> => {
  const { others } = (await preparer.get('/agency/v1/finance/overview')).body.data;
  const { to, count } = others.find(({ key }: { key: string }) => key === 'withdrawals');
  const { rows } = (await preparer.get(`${place}?${to.split('?')[1]}`)).body.data;
  expect(rows).toHaveLength(count);
  return rows.map(({ runId }: { runId: string }) => runId);
};

const asksOf = async (who: typeof approver, number: string): Promise<number> =>
  (await who.get('/api/v1/notifications?unread=1')).body.data.rows.filter(
    ({ title }: { title: string }) => title === `The withdrawal of ${number} waits for approval`,
  ).length;

beforeEach(payAll);

it('a run of which nobody has the file is withdrawn by one person', async () => {
  await anEarner({ name: 'Nobody Has It' });
  const { runId, withdrawalStep } = await aRun('approved');
  expect(withdrawalStep).toBe('WITHDRAW');
  expect(messageOf(await request(runId))).toContain('Nobody downloaded the bank file');
  expect((await withdraw(runId)).status).toBe(200);
  expect((await readNext()).voidInFile).toEqual([]);
});

it('one whose file was downloaded is withdrawn by two, says by whom, and the next draft names it', async () => {
  await anEarner({ name: 'Somebody Has It' });
  const { runId, number } = await aRun('approved');
  await download(runId);
  const by = approver.person.name;
  expect(messageOf(await withdraw(runId))).toBe(
    `${by} downloaded the bank file of ${number} on 20 Nov 2026, 10:00. Request its withdrawal; somebody else confirms it.`,
  );
  expect(messageOf(await confirm(runId))).toContain('Nobody requested');
  expect(await toConfirm()).toEqual([]);
  expect((await request(runId)).status).toBe(200);
  expect((await request(runId)).status).toBe(409);
  expect(await readRun(runId)).toMatchObject({
    state: 'APPROVED',
    withdrawalStep: 'WAIT',
    downloads: [{ by, format: 'CSV', isCurrent: true }],
    withdrawal: { askedBy: preparer.person.name, reason, approvedBy: null },
  });
  const byOther = (await approver.get(`${place}/${runId}`)).body.data;
  expect(byOther.withdrawalStep).toBe('CONFIRM');
  expect(await toConfirm()).toEqual([runId]);
  expect([await asksOf(approver, number), await asksOf(preparer, number)]).toEqual([1, 0]);
  for (const step of [send, download, withdraw]) expect((await step(runId)).status).toBe(409);
  expect((await confirm(runId, preparer)).status).toBe(403);

  expect((await preparer.delete(`${place}/${runId}/withdrawal-request`)).status).toBe(200);
  expect((await preparer.delete(`${place}/${runId}/withdrawal-request`)).status).toBe(409);
  expect(await asksOf(approver, number)).toBe(0);
  await request(runId);
  expect(await asksOf(approver, number)).toBe(1);
  expect((await confirm(runId)).status).toBe(200);
  expect(await asksOf(approver, number)).toBe(0);
  expect((await confirm(runId)).status).toBe(409);
  expect(await readRun(runId)).toMatchObject({
    state: 'WITHDRAWN',
    withdrawReason: reason,
    withdrawal: { askedBy: preparer.person.name, approvedBy: by },
  });

  const warned = [{ runId, number, voucher: null, name: null, by, at: expect.stringContaining('2026-11-20') }];
  expect((await readNext()).voidInFile).toEqual(warned);
  expect((await readNext('REFUNDS')).voidInFile).toEqual([]);
  const next = await drawUp();
  expect((await readRun(next)).voidInFile).toEqual(warned);
  await preparer.delete(`${place}/${next}`);
  clock.advance({ minutes: 1 });
  await aRun('paid');
  clock.advance({ minutes: 1 });
  expect((await readNext()).voidInFile).toEqual([]);
});
