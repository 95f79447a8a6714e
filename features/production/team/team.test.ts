import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import { setUpline } from '#features/people/index.server.ts';
import { transact } from '#platform/server/context.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import type { Client } from '#test/people.ts';
import { teamPlaces } from '../links.rules.ts';
import { walkTeam } from '../rig/walk-team.ts';
import { recountStale } from './recount.server.ts';

const agency = await anAgencyThatPays();
const { app, desk, query } = agency;
const place = '/api/v1/team-production';
const gross = 4_960_000;

/** The top leads the lead, the lead leads Ann and Ben; Ben came from the former leader yesterday. */
const people: Record<'top' | 'lead' | 'ann' | 'ben' | 'former' | 'stranger', Client> = Object.fromEntries(
  await Promise.all(
    ['top', 'lead', 'ann', 'ben', 'former', 'stranger'].map(async (name) => [
      name,
      await app.letIn(await app.aSalesperson({ name: `The ${name}` })),
    ]),
  ),
);
const { top, lead, ann, ben, former, stranger } = people;
const under = (member: Client, above: Client, fromDay: string) =>
  transact(app.asNobody, (at) =>
    setUpline(at, { personId: member.person.userId, uplineId: above.person.userId, fromDay }),
  );
let units = 0;
const aDeal = (owner: Client) => {
  units += 1;
  return anApprovedDeal(owner, desk, { info: { property: { ...sampleInfo().property, unit: `61-${units}` } } });
};
const saNoOf = async ({ person }: Client) =>
  (await query<{ sa_no: string }>('SELECT sa_no FROM person WHERE id = $1', [person.userId]))[0]?.sa_no ?? '';
const get = async (who: Client, path: string) => {
  const { status, body } = await who.get(`${place}/${path}`);
  return { status, data: body.data, body };
};
const dealOf = async (eSubId: string) =>
  (await query<{ id: string }>('SELECT id FROM deal WHERE esubmission_id = $1', [eSubId]))[0]?.id ?? '';
let ofAnn: string;
let ofBen: string;

beforeAll(async () => {
  // The sample is signed on 11 November 2026.
  await under(lead, top, '2020-01-01');
  await under(ann, lead, '2020-01-01');
  await under(ben, former, '2020-01-01');
  await under(ben, lead, '2026-11-19');
  ofAnn = await dealOf((await aDeal(ann)).eSubId);
  ofBen = await dealOf((await aDeal(ben)).eSubId);
  await aDeal(lead);
});

describe('a deal', () => {
  it('counts for whoever stood above on the day of signing, and rows and own are the group', async () => {
    const { data } = await get(lead, 'team-performance');
    expect(data).toMatchObject({
      own: { grossCents: gross, deals: 1 },
      downline: { grossCents: gross, deals: 1, valueCents: 248_000_000 },
      group: { grossCents: 2 * gross, deals: 2 },
    });
    expect((await get(top, 'team-performance')).data).toMatchObject({
      own: { grossCents: 0 },
      group: { grossCents: 2 * gross },
    });
    // What Ben signed while the former led him stays there, though he left yesterday.
    expect((await get(former, 'team-performance')).data.group.grossCents).toBe(gross);
    const [moved] = (await get(former, 'team-performance-detail')).data.rows;
    expect(moved).toMatchObject({ name: 'The ben', movedOn: '2026-11-19', group: { grossCents: gross } });
    const rows = (await get(lead, 'team-performance-detail')).data.rows as {
      name: string;
      group: { grossCents: number };
    }[];
    expect(rows.map(({ name, group }) => [name, group.grossCents])).toEqual([
      ['The ann', gross],
      ['The ben', 0],
    ]);
  });

  it('is found level by level, and each figure by the rows that it adds up', async () => {
    const { data } = await get(top, 'team-performance-detail?level=2');
    expect(data).toMatchObject({
      rows: [{ name: 'The ann' }],
      nearer: { grossCents: gross },
      group: { grossCents: 2 * gross },
    });
    for (const who of [top, lead, former]) expect(await walkTeam(who, await saNoOf(who))).toBeGreaterThan(5);
  });

  it('is taken out again when it is cancelled, and counted once however often it is counted', async () => {
    const before = (await get(top, 'team-performance')).data.group;
    const { eSubId } = await aDeal(ann);
    expect((await get(top, 'team-performance')).data.group.grossCents).toBe(before.grossCents + gross);
    await query('INSERT INTO team_stale SELECT id FROM deal ON CONFLICT DO NOTHING');
    await Promise.all([recountStale(app.services), recountStale(app.services)]);
    expect((await get(top, 'team-performance')).data.group.grossCents).toBe(before.grossCents + gross);
    const { status } = await desk.put(`/api/v1/esubmissions/${eSubId}/status/4`, { reason: 'Reported twice' });
    expect(status).toBe(200);
    expect((await get(top, 'team-performance')).data.group).toEqual(before);
    await walkTeam(top, await saNoOf(top));
  });

  it('that was approved before there were teams, or whose shares are changed, is counted by the job', async () => {
    await query('DELETE FROM deal_share_team');
    await query('DELETE FROM team_month');
    await query('DELETE FROM team_level_month');
    await query(`INSERT INTO team_stale SELECT id FROM deal WHERE state = 'OPEN' ON CONFLICT DO NOTHING`);
    await recountStale(app.services);
    expect((await get(lead, 'team-performance')).data.group.grossCents).toBe(2 * gross);
    await query('UPDATE deal_share SET amount_cents = amount_cents - 100 WHERE deal_id = $1', [ofAnn]);
    expect(await recountStale(app.services)).toBe(1);
    expect((await get(lead, 'team-performance')).data.group.grossCents).toBe(2 * gross - 100);
    await query('UPDATE deal_share SET amount_cents = amount_cents + 100 WHERE deal_id = $1', [ofAnn]);
    await recountStale(app.services);
  });

  it('passes over a leader who had left by then', async () => {
    const [boss, middle, low] = [
      await app.letIn(await app.aSalesperson()),
      await app.letIn(await app.aSalesperson()),
      await app.letIn(await app.aSalesperson()),
    ];
    await under(middle, boss, '2020-01-01');
    await under(low, middle, '2020-01-01');
    await query(`UPDATE person SET disabled_at = '2026-01-05T00:00:00Z' WHERE id = $1`, [middle.person.userId]);
    await aDeal(low);
    const { data } = await get(boss, 'team-performance-detail');
    // Below somebody who left is not moved away.
    expect(data.rows).toMatchObject([{ group: { grossCents: gross }, movedOn: null }]);
    // The one who left is still their upline in Team HR, as inactive.
    expect((await get(boss, 'get-direct-downline')).data).toMatchObject({ active: 0, inactive: 1 });
    await walkTeam(boss, await saNoOf(boss));
  });
});

describe('a leader', () => {
  const status = async (who: Client, path: string) => (await get(who, path)).status;

  it('sees oneself and whoever is below today, and nobody else', { timeout: 60_000 }, async () => {
    const codes = Object.fromEntries(
      await Promise.all(Object.entries(people).map(async ([name, who]) => [name, await saNoOf(who)])),
    ) as Record<keyof typeof people, string>;
    const seen: [Client, keyof typeof people, boolean][] = [
      [lead, 'ann', true],
      [lead, 'ben', true],
      [top, 'lead', true],
      [top, 'ann', true],
      [lead, 'top', false],
      [ann, 'ben', false],
      [former, 'ben', false],
      [stranger, 'ann', false],
      [desk, 'ann', false],
      [agency.preparer, 'ann', false],
      [agency.admin, 'ann', false],
    ];
    for (const [who, whom, may] of seen) {
      const wanted = may ? 200 : 404;
      const paths = ['get-direct-downline', 'team-performance', 'team-performance-detail', 'team-deal-submitted'];
      for (const path of paths)
        expect([whom, path, await status(who, `${path}?parent=${codes[whom]}`)]).toEqual([whom, path, wanted]);
      for (const path of ['team-deal-submitted/export', 'download-team-performance-report'])
        expect(await status(who, `${path}?parent=${codes[whom]}`)).toBe(wanted);
      expect((await who.post(`${place}/team-performance-detail`, { parent: codes[whom] })).status).toBe(wanted);
      expect(await status(who, `view-team-profile?saNo=${codes[whom]}`)).toBe(wanted);
      const cea = people[whom].person.registrationNo;
      expect(await status(who, `get-direct-downline-by-cea?cea=${cea}`)).toBe(wanted);
    }
  });

  it('sees of somebody who came to the team what was signed since, in rows, sums and files', async () => {
    const code = await saNoOf(ben);
    const ofBen = async (who: Client) => {
      const deals = (await get(who, `team-deal-submitted?parent=${code}&withOwn=true`)).data;
      const figures = (await get(who, `team-performance?parent=${code}`)).data;
      const profile = (await get(who, `view-team-profile?saNo=${code}`)).data.figures;
      return {
        rows: deals.rows.length,
        totals: deals.totals,
        narrowed: (await get(who, `team-deal-submitted?parent=${code}&saNo=${code}&withOwn=true`)).data.totals
          .grossCents,
        own: figures.own.grossCents,
        newest: figures.newest.length,
        profile: profile.map(({ own }: { own: { grossCents: number } }) => own.grossCents),
        seenFrom: [deals.seenFrom, figures.seenFrom],
      };
    };
    const nothing = {
      rows: 0,
      totals: { grossCents: 0, deals: 0, valueCents: 0 },
      narrowed: 0,
      own: 0,
      newest: 0,
      profile: [0, 0, 0],
    };
    for (const who of [lead, top])
      expect(await ofBen(who)).toEqual({ ...nothing, seenFrom: ['2026-11-19', '2026-11-19'] });
    const { data } = await get(ben, 'team-performance');
    expect([data.own.grossCents, data.seenFrom]).toEqual([gross, null]);
    expect((await get(lead, `team-performance?parent=${await saNoOf(ann)}`)).data).toMatchObject({
      own: { grossCents: gross },
      seenFrom: null,
    });
    // From the day of the move on, also where the deal before it is of the same month.
    await query(`UPDATE upline SET from_day = '2026-11-11' WHERE person_id = $1 AND from_day = '2026-11-19'`, [
      ben.person.userId,
    ]);
    expect(await ofBen(lead)).toMatchObject({
      rows: 1,
      totals: { grossCents: gross },
      own: gross,
      seenFrom: [null, null],
    });
    await query(`UPDATE upline SET from_day = '2026-11-19' WHERE person_id = $1 AND from_day = '2026-11-11'`, [
      ben.person.userId,
    ]);
  });

  it('sees since when somebody is in a team of the agency, also where their account is younger', async () => {
    const { rows } = (await get(lead, 'get-direct-downline')).data;
    expect(rows.map(({ name, joinedOn }: Record<string, string>) => [name, joinedOn])).toEqual([
      ['The ann', '2020-01-01'],
      ['The ben', '2020-01-01'],
    ]);
  });

  it('narrows deals to people of the team and to who left it with deals; to nobody else', async () => {
    const code = Object.fromEntries(
      await Promise.all(Object.entries(people).map(async ([name, who]) => [name, await saNoOf(who)])),
    ) as Record<keyof typeof people, string>;
    const cases: [Client, keyof typeof people, number][] = [
      [lead, 'lead', 200],
      [lead, 'ann', 200],
      // Ben left the former leader yesterday; his deal of before stayed.
      [former, 'ben', 200],
      [lead, 'ben', 200],
      [ann, 'ben', 404],
      [ann, 'lead', 404],
      [lead, 'top', 404],
      [lead, 'former', 404],
      [former, 'ann', 404],
      [lead, 'stranger', 404],
    ];
    for (const [who, whom, wanted] of cases)
      for (const filter of ['saNo', 'under'])
        for (const path of ['team-deal-submitted', 'team-deal-submitted/export'])
          expect([whom, filter, path, await status(who, `${path}?${filter}=${code[whom]}`)]).toEqual([
            ...[whom, filter, path],
            wanted,
          ]);
    const { data } = await get(former, `team-deal-submitted?under=${code.ben}`);
    expect(data).toMatchObject({ chosen: [{ name: 'The ben' }], totals: { grossCents: gross }, totalRecords: 1 });
  });

  it('gets rows and sums of the same deals, also by a depth that names nobody, and under the leader', async () => {
    const code = await saNoOf(top);
    for (const query of ['depth=2', 'depth=2&withOwn=true', `under=${code}&depth=1`, `under=${code}&depth=2`]) {
      const { rows, totals } = (await get(top, `team-deal-submitted?${query}`)).data;
      const sum = rows.reduce((all: number, { grossCents }: { grossCents: number }) => all + grossCents, 0);
      expect([query, totals.grossCents, totals.deals]).toEqual([query, sum, rows.length]);
    }
    expect((await get(top, 'team-deal-submitted?depth=2')).data.rows).toHaveLength(2);
  });

  it('finds whom to narrow to at any depth, also who left with deals', async () => {
    const namesFor = async (who: Client, search: string) =>
      (await get(who, `search-member?search=${search}`)).data.rows.map(({ name }: { name: string }) => name);
    expect(await namesFor(top, 'the%20')).toEqual(['The ann', 'The ben', 'The lead']);
    expect(await namesFor(top, ann.person.registrationNo)).toEqual(['The ann']);
    expect(await namesFor(former, 'the')).toEqual(['The ben']);
    expect(await namesFor(ann, 'the')).toEqual([]);
    expect(await status(ann, `search-member?search=the&parent=${await saNoOf(lead)}`)).toBe(404);
  });

  it('is shown each figure with the rows of exactly its level, days and person', async () => {
    const rowsOf = async (who: Client, address: string) => {
      const { status, data } = await get(
        who,
        address.replace('/team-productions/deal-submitted', 'team-deal-submitted'),
      );
      expect([address, status]).toEqual([address, 200]);
      return data.totals.grossCents;
    };
    for (const against of ['last', 'year'])
      for (const period of ['month', 'quarter', 'year'])
        for (const level of [1, 2]) {
          const { data } = await get(top, `team-performance-detail?period=${period}&level=${level}&against=${against}`);
          const [team, before] = [data.span, data.before];
          expect(await rowsOf(top, teamPlaces.nearer(team, level))).toBe(data.nearer.grossCents);
          expect(await rowsOf(top, teamPlaces.group(team))).toBe(data.group.grossCents);
          expect(await rowsOf(top, teamPlaces.group(before))).toBe(data.group.before.grossCents);
          for (const { saNo, own, group } of data.rows) {
            expect(await rowsOf(top, teamPlaces.member(team, saNo, level))).toBe(group.grossCents);
            expect(await rowsOf(top, teamPlaces.memberOwn(team, saNo, level))).toBe(own.grossCents);
            expect(await rowsOf(top, teamPlaces.member(before, saNo, level))).toBe(group.before.grossCents);
          }
        }
  });

  it('looks at an earlier period, and at the one before it or the year before', async () => {
    const performance = async (query: string) => (await get(top, `team-performance?${query}`)).data;
    expect(await performance('period=month')).toMatchObject({
      span: { from: '2026-11-01', to: '2026-11-20' },
      before: { from: '2026-10-01', to: '2026-10-20' },
      steps: { previous: '2026-10-31', next: null },
    });
    expect(await performance('period=quarter&on=2026-09-30')).toMatchObject({
      span: { from: '2026-07-01', to: '2026-09-30' },
      before: { from: '2026-04-01', to: '2026-06-30' },
      steps: { previous: '2026-06-30', next: '2026-11-20' },
      group: { grossCents: 0 },
    });
    const later = await performance('period=month&against=year');
    expect(later.before).toEqual({ from: '2025-11-01', to: '2025-11-20' });
    expect(later.group.grossCents).toBe(2 * gross);
  });

  it('sees how many levels of the team have deals', async () => {
    for (const [who, levels] of [
      [top, 2],
      [lead, 1],
      [stranger, 1],
    ] as const)
      for (const path of ['team-performance-detail', 'team-deal-submitted'])
        expect([path, (await get(who, path)).body.data.levels]).toEqual([path, levels]);
  });

  it('sees the deals of the team of their day, and nothing of unit, client or papers', async () => {
    for (const [who, transId, wanted] of [
      [lead, ofAnn, 200],
      [top, ofAnn, 200],
      [former, ofBen, 200],
      [lead, ofBen, 404],
      [ann, ofAnn, 404],
      [ben, ofAnn, 404],
      [stranger, ofAnn, 404],
    ] as const) {
      expect(await status(who, `view-team-deal-detail?transId=${transId}`)).toBe(wanted);
      // My Production is one's own: an upline has no way in there.
      if (who !== ann)
        expect((await who.get(`/api/v1/my-production/view-deal-detail?transId=${transId}`)).status).toBe(
          who === ben && transId === ofBen ? 200 : 404,
        );
    }
    const answers = await Promise.all(
      [
        'team-deal-submitted',
        'team-performance',
        'team-performance-detail',
        'get-direct-downline',
        `view-team-deal-detail?transId=${ofAnn}`,
      ].map(async (path) => JSON.stringify((await get(lead, path)).body)),
    );
    for (const secret of ['61-1', 'Goh', 'fileId', '@home', 'esub'])
      for (const answer of answers) expect(answer.toLowerCase()).not.toContain(secret.toLowerCase());
  });

  it.each([
    ['team-performance?parent=S99999', 404],
    ['team-performance?parent=!!', 400],
    ['team-performance?parent=', 200],
    ['team-performance?level=none', 400],
    ['team-performance?level=0', 400],
    ['team-performance?level=1.5', 400],
    ['team-performance-detail?level=21', 400],
    ['team-performance-detail?level=9', 200],
    ['team-performance?period=century', 400],
    ['team-performance?on=2026-11-21', 400],
    ['team-performance?on=2026-02-30', 400],
    ['team-deal-submitted?saNo=S99999', 404],
    ['team-deal-submitted?under=S99999', 404],
    ['team-deal-submitted?depth=0', 400],
    ['team-deal-submitted?toLevel=-1', 400],
    ['team-performance?against=nobody', 400],
    ['search-member?search=a', 400],
    ['team-deal-submitted?level=-1', 400],
    ['view-team-deal-detail?transId=7', 400],
    ['view-team-deal-detail', 400],
    ['view-team-deal-detail?transId=00000000-0000-4000-8000-000000000000', 404],
    ['view-team-profile', 400],
    ['get-direct-downline-by-cea', 400],
    ['get-direct-downline-by-cea?cea=R999999Z', 404],
  ])('gets a clear answer to %s', async (path, wanted) => {
    const { status, body } = await get(top, path);
    expect([path, status]).toEqual([path, wanted]);
    if (wanted !== 200) expect(body.errors[0].message.length).toBeGreaterThan(10);
  });
});
