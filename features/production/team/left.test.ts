import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import { setUpline } from '#features/people/index.server.ts';
import { importRegister } from '#features/register/server/index.ts';
import { transact } from '#platform/server/context.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import type { Client } from '#test/people.ts';
import { walkMembers } from '../rig/walk-members.ts';
import { walkTeam } from '../rig/walk-team.ts';
import { recountStale } from './recount.server.ts';

/** A leader whose registration ended in March, between one who leads on and two who were below. */
const agency = await anAgencyThatPays();
const { app, desk, query } = agency;
const gross = 4_960_000;
const salespersonNamed = async (name: string) => app.letIn(await app.aSalesperson({ name }));
const [boss, gone, low, away, next] = [
  await salespersonNamed('The boss'),
  await salespersonNamed('Gone since March'),
  await salespersonNamed('Below the gone'),
  await salespersonNamed('Away by now'),
  await salespersonNamed('The next one'),
];

const under = (member: Client, above: Client, fromDay: string) =>
  transact(app.asNobody, (at) =>
    setUpline(at, { personId: member.person.userId, uplineId: above.person.userId, fromDay }),
  );
const aDeal = (owner: Client, unit: string) =>
  anApprovedDeal(owner, desk, { info: { property: { ...sampleInfo().property, unit } } });
const saNoOf = async ({ person }: Client) =>
  (await query<{ sa_no: string }>('SELECT sa_no FROM person WHERE id = $1', [person.userId]))[0]?.sa_no ?? '';
const read = async (who: Client, path: string) => (await who.get(`/api/v1/team-production/${path}`)).body.data;

beforeAll(async () => {
  for (const [member, above] of [
    [gone, boss],
    [low, gone],
    [away, gone],
  ] as const)
    await under(member, above, '2020-01-01');
  // The sample is signed on 11 November 2026.
  await aDeal(low, '63-1');
  await aDeal(away, '63-2');
  await under(away, next, '2026-11-15');
});

describe('somebody whose registration ended', () => {
  it('keeps no place in the chain, and is non-active in Team HR', async () => {
    expect((await read(gone, 'team-performance')).group.grossCents).toBe(2 * gross);
    const agencyOf = { licenceNo: 'L3001234K', agencyName: 'Gable Realty' };
    const registrationNo = gone.person.registrationNo ?? '';
    const row = { ...agencyOf, registrationNo, name: 'Gone since March', validFrom: null, validTo: '2026-03-31' };
    await importRegister(app.asNobody, [row]);
    await query(`INSERT INTO team_stale SELECT id FROM deal WHERE state = 'OPEN' ON CONFLICT DO NOTHING`);
    await recountStale(app.services);
    expect((await read(gone, 'team-performance')).group.grossCents).toBe(0);
    expect(await read(boss, 'get-direct-downline')).toMatchObject({ active: 0, inactive: 1 });
    // They may still be looked at, as they were the upline.
    expect((await read(boss, `team-deal-submitted?under=${await saNoOf(gone)}`)).totalRecords).toBe(0);
    await walkTeam(boss, await saNoOf(boss));
  });

  it('does not make those below move away: only who is led by another one has moved', async () => {
    const { rows } = await read(boss, 'team-performance-detail');
    expect(rows.map(({ name, movedOn, own }: (typeof rows)[number]) => [name, movedOn, own.deals])).toEqual(
      expect.arrayContaining([
        ['Below the gone', null, 1],
        ['Away by now', '2026-11-15', 1],
      ]),
    );
  });

  it('hides nothing of what those below produce', async () => {
    const produced = { own: { grossCents: gross, deals: 1 }, group: { grossCents: gross } };
    const [card] = (await read(boss, `get-direct-downline?parent=${await saNoOf(gone)}`)).rows;
    expect(card).toMatchObject({ name: 'Below the gone', ...produced });
    const byCea = await read(boss, `get-direct-downline-by-cea?cea=${low.person.registrationNo}`);
    expect(byCea.row).toMatchObject(produced);
    const { figures } = await read(boss, `view-team-profile?saNo=${await saNoOf(low)}`);
    expect(figures).toMatchObject([produced, produced, produced]);
    expect(await walkMembers(boss, await saNoOf(boss))).toBe(2);
  });

  it('shows of those who came below since nothing of before', async () => {
    expect((await read(next, 'get-direct-downline')).rows).toMatchObject([
      { name: 'Away by now', own: { grossCents: 0 }, group: { grossCents: 0 } },
    ]);
    // From the day of the move on, also where the deal is of the same month.
    await query(`UPDATE upline SET from_day = '2026-11-11' WHERE person_id = $1 AND from_day = '2026-11-15'`, [
      away.person.userId,
    ]);
    expect((await read(next, 'get-direct-downline')).rows).toMatchObject([{ own: { grossCents: gross } }]);
  });
});
