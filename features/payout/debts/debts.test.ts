import { expect, it } from 'vitest';
import { anAgencyThatPays } from '../rig/payouts.ts';

const agency = await anAgencyThatPays();
const { preparer, approver, query, anEarner, aPaidDeal, aRun, readNext, balanceOf, putOnHold } = agency;
const at = '/agency/v1/finance';
const earned = 3_968_000;

it('is given up by two of finance, and counts no more against what is earned later', async () => {
  const { agent, eSubId } = await anEarner({ name: 'In Debt' });
  const { userId } = agent.person;
  await aRun('paid');
  // As when the payment bounces: what was earned by it is taken back.
  await query(
    `INSERT INTO earning (line_id, person_id, day, cause, cause_id, cents, reverses)
     SELECT line_id, person_id, day, 'REVERSAL', gen_random_uuid(), -100000, id FROM earning WHERE person_id = $1`,
    [userId],
  );
  // It is taken back at once, though the case of its deal is on hold.
  const release = await putOnHold(eSubId);
  expect(await readNext()).toMatchObject({
    people: 0,
    held: [{ cents: -100_000, why: expect.stringContaining('Owed') }],
  });
  await release();
  const prepare = () => preparer.post(`${at}/write-offs`, { payeeId: userId, reason: 'Left the trade' });
  const debts = async () => (await preparer.get(`${at}/debts`)).body.data.rows;
  expect(await debts()).toMatchObject([{ name: 'In Debt', owedCents: 100_000, writeOff: null }]);
  const items = async () => (await preparer.get(`${at}/debts/${userId}/items`)).body.data.rows;
  expect(await items()).toMatchObject([{ kind: 'OWN', cents: -100_000 }]);
  const { body } = await prepare();
  expect((await prepare()).status).toBe(409);
  const move = (step: string, who = approver) => who.put(`${at}/write-offs/${body.data.writeOffId}/${step}`, {});
  expect((await move('approval', preparer)).status).toBe(403);
  expect(await debts()).toMatchObject([{ owedCents: 100_000, writeOff: { cents: 100_000 } }]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => move('approval')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await move('withdrawal')).status).toBe(409);
  expect(await debts()).toEqual([]);
  expect(await items()).toMatchObject([{ cents: -100_000 }, { kind: 'WRITE_OFF', cents: 100_000 }]);
  const writtenOff = async () => (await preparer.get(`${at}/debts?state=WRITTEN_OFF`)).body.data.rows;
  const [row] = await writtenOff();
  expect(row).toMatchObject({ name: 'In Debt', owedCents: 0, writtenOffCents: 100_000 });
  const entries = await preparer.get(`${at}/ledger/entries?ids=${row.entryIds.join(',')}`);
  expect(entries.body.data.rows).toMatchObject([{ text: expect.stringContaining('Debt of a salesperson given up') }]);
  expect((await prepare()).body.errors[0].message).toContain('owes the agency nothing');
  expect((await agent.get('/api/v1/my-production/search-payout-deal')).body.data.totals).toMatchObject({
    earnedCents: earned - 100_000,
    paidCents: earned,
    writtenOffCents: 100_000,
  });
  const [loss] = await query<{ sum: number }>(
    'SELECT sum(cents)::bigint AS sum FROM journal_line WHERE account = 5000',
  );
  expect(loss?.sum).toBe(100_000);

  // Nothing is paid by it alone. The next payout settles both, and is whole.
  expect((await readNext()).people).toBe(0);
  await aPaidDeal(agent);
  const { lines } = await aRun('paid');
  expect(await writtenOff()).toMatchObject([{ owedCents: 0, entryIds: row.entryIds }]);
  expect(lines).toMatchObject([{ ownCents: earned - 100_000, writtenOffCents: 100_000, netCents: earned }]);
  // A bounce has an entry of its own, which debits this account. Here nothing bounced.
  expect(await balanceOf(2100, agent)).toBe(-100_000);
});
