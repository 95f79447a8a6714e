import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import { setUpline } from '#features/people/index.server.ts';
import { transact } from '#platform/server/context.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import type { Client } from '#test/people.ts';
import { walkMembers } from '../rig/walk-members.ts';
import { walkTeam } from '../rig/walk-team.ts';

/** A lead moves with those below from one leader to another in the midst of a month, in which each of them signs before and after. */
const agency = await anAgencyThatPays();
const { app, desk, query } = agency;
const gross = 4_960_000;
const salespersonNamed = async (name: string) => app.letIn(await app.aSalesperson({ name }));
const [top, old, since] = [
  await salespersonNamed('The top'),
  await salespersonNamed('Old leader'),
  await salespersonNamed('New leader'),
];
const [lead, low, lowest] = [
  await salespersonNamed('The lead'),
  await salespersonNamed('The low'),
  await salespersonNamed('The lowest'),
];
const moved = [lead, low, lowest];
const [before, onMove, after] = ['2026-11-09', '2026-11-10', '2026-11-12'];

const under = (member: Client, above: Client, fromDay: string) =>
  transact(app.asNobody, (at) =>
    setUpline(at, { personId: member.person.userId, uplineId: above.person.userId, fromDay }),
  );
let units = 0;
const signs = async (owner: Client, optionDate: string) => {
  units += 1;
  const property = { ...sampleInfo().property, unit: `64-${units}` };
  await anApprovedDeal(owner, desk, { info: { optionDate, property } });
};
const saNoOf = async ({ person }: Client) =>
  (await query<{ sa_no: string }>('SELECT sa_no FROM person WHERE id = $1', [person.userId]))[0]?.sa_no ?? '';
const read = async (who: Client, path: string) => (await who.get(`/api/v1/team-production/${path}`)).body.data;
/** What a team signed in some days, in deals. */
const dealsOf = async (who: Client, days = ''): Promise<number> => {
  const { totals, totalRecords } = await read(who, `team-deal-submitted?withOwn=true${days}`);
  expect(totals).toMatchObject({ grossCents: totalRecords * gross, deals: totalRecords });
  return totalRecords;
};

beforeAll(async () => {
  await under(old, top, '2020-01-01');
  await under(since, top, '2020-01-01');
  await under(lead, old, '2020-01-01');
  await under(low, lead, '2020-01-01');
  await under(lowest, low, '2020-01-01');
  for (const who of moved) await signs(who, before);
  await under(lead, since, onMove);
  for (const who of moved) await signs(who, onMove);
  for (const who of moved) await signs(who, after);
});

describe('a lead who moves with those below', () => {
  it('leaves what was signed before to the old leader, and brings the new one what is signed from that day on', async () => {
    expect([await dealsOf(old), await dealsOf(since), await dealsOf(top), await dealsOf(lead)]).toEqual([3, 6, 9, 9]);
    const days: [string, string, number, number][] = [
      ['2026-11-01', before, 3, 0],
      [onMove, onMove, 0, 3],
      [after, '2026-11-20', 0, 3],
    ];
    for (const [from, to, ofOld, ofNew] of days) {
      const within = `&from=${from}&to=${to}`;
      expect([from, await dealsOf(old, within), await dealsOf(since, within)]).toEqual([from, ofOld, ofNew]);
      expect([from, await dealsOf(top, within)]).toEqual([from, ofOld + ofNew]);
    }
  });

  it('is one row with those below on either side, and each figure leads to its rows', { timeout: 60_000 }, async () => {
    const rowsOf = async (who: Client, level = 1) =>
      (await read(who, `team-performance-detail?level=${level}`)).rows.map(
        ({ name, movedOn, own, group }: Record<string, { deals: number }>) => [name, movedOn, own?.deals, group?.deals],
      );
    expect(await rowsOf(old)).toEqual([['The lead', onMove, 1, 3]]);
    expect(await rowsOf(since)).toEqual([['The lead', null, 2, 6]]);
    // The two below moved without a change of their own upline.
    expect(await rowsOf(old, 2)).toEqual([['The low', null, 1, 2]]);
    expect(await rowsOf(since, 3)).toEqual([['The lowest', null, 2, 2]]);
    expect(await rowsOf(top, 3)).toEqual([['The low', null, 3, 6]]);
    for (const who of [old, since]) await walkTeam(who, await saNoOf(who));
    expect(await walkMembers(top, await saNoOf(top))).toBe(5);
  });

  it('is seen by the new leader from that day on, at each depth, and by the old one no more', async () => {
    for (const who of moved) {
      const code = await saNoOf(who);
      const seen = await read(since, `team-performance?parent=${code}`);
      expect([seen.own.deals, seen.seenFrom]).toEqual([2, onMove]);
      expect((await read(since, `view-team-profile?saNo=${code}`)).figures.at(-1).own.deals).toBe(2);
      // The top led them all along.
      expect((await read(top, `view-team-profile?saNo=${code}`)).figures.at(-1).own.deals).toBe(3);
      expect((await old.get(`/api/v1/team-production/view-team-profile?saNo=${code}`)).status).toBe(404);
    }
  });
});
