import { expect, it } from 'vitest';
import { historyOf } from '#features/payout/server/rig/history.ts';
import { anAgencyThatPays } from '#features/payout/server/rig/payouts.ts';
import { setUpline } from '#features/people/server/index.ts';
import { transact } from '#platform/server/context.ts';
import type { Client } from '#test/people.ts';
import { walkFigures } from './rig/walk.ts';
import { walkTeam } from './rig/walk-team.ts';

/** Whatever happened to the money, each figure is the sum of the rows that it leads to, and what the ledger owes. */
const agency = await anAgencyThatPays();
const { app, query, giveAccount } = agency;

type Item = { kind: string; cents: number };

/** What a person was not paid yet is what the ledger owes them. */
const owedAgrees = async (who: Client) => {
  const { rows } = (await who.get('/api/v1/my-production/next-payout')).body.data;
  const unpaid = (rows as Item[])
    .filter(({ kind }) => kind === 'OWN' || kind === 'OVERRIDE' || kind === 'RETURNED')
    .reduce((sum, { cents }) => sum + cents, 0);
  const owed = await Promise.all([2100, 2110].map((account) => agency.balanceOf(account, who)));
  expect([who.person.name, unpaid]).toEqual([
    who.person.name,
    -owed.reduce((sum: number, each) => sum + (each ?? 0), 0) || 0,
  ]);
};

it.each([11, 12, 13])('every figure leads to its rows over history %i', { timeout: 300_000 }, async (seed) => {
  const history = historyOf(agency, seed);
  const leader = await app.signIn(await app.aSalesperson({ name: `Leader of ${seed}` }));
  await giveAccount(leader, { rested: true });
  const members: Client[] = [];
  for (const name of ['One', 'Two']) {
    const member = await app.signIn(await app.aSalesperson({ name: `${name} of ${seed}` }));
    await giveAccount(member, { rested: true });
    await transact(app.asNobody, (at) =>
      setUpline(at, { personId: member.person.userId, uplineId: leader.person.userId, fromDay: '2020-01-01' }),
    );
    // The leader is on a plan of their own, so that there is overriding.
    members.push(member);
  }
  await query(`INSERT INTO person_plan (person_id, from_day, plan) VALUES ($1, '2020-01-01', 'DIRECTOR')`, [
    leader.person.userId,
  ]);
  for (const member of members) await history.deal(member);
  await history.deal(leader);
  const [{ sa_no: code = '' } = {}] = await query<{ sa_no: string }>('SELECT sa_no FROM person WHERE id = $1', [
    leader.person.userId,
  ]);
  for (let step = 0; step < 40; step += 1) {
    await history.take();
    if (step % 10 !== 9) continue;
    for (const who of [leader, ...members]) {
      await walkFigures(who);
      await owedAgrees(who);
    }
    await walkTeam(leader, code);
  }
});
