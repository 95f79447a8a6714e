import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { setUpline } from '#features/people/index.server.ts';
import { verifyAudit } from '#platform/server/audit/verify.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import type { Client } from '#test/people.ts';
import { approvePlanChanges } from '#test/plan-changes.ts';
import { queuedMails } from '#test/queued-mails.ts';
import { cappedTerms, flatTerms, tieredTerms } from '../rig/plans.rules.ts';
import { splitExpected } from '../splits/split-anew.server.ts';
import { freezeSplit } from '../splits/split-deal.server.ts';

const place = '/agency/v1/finance';
let app: TestApp;
let finance: Client;
let second: Client;
let desk: Client;
let units = 0;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  finance = await app.letIn(await app.aStaff('finance'));
  second = await app.letIn(await app.aStaff('finance'));
  desk = await app.letIn(await app.aStaff('submissions'));
});

const aPlan = async (name: string, terms: object, fromDay = '2026-01-01'): Promise<string> => {
  const { status, body } = await finance.post(`${place}/plans`, { name, fromDay, terms });
  expect([status, body.errors]).toEqual([200, []]);
  if (body.data.isWaiting) await approvePlanChanges(second);
  return body.data.code;
};
const planOf = async (code: string) => (await finance.get(`${place}/plans/${code}`)).body.data;
const peopleOf = async (code: string, search = '') =>
  (await finance.get(`${place}/plans/${code}/people?search=${search}`)).body.data;
const assign = async (code: string, who: Client[], fromDay = '2026-01-01') => {
  const personIds = who.map(({ person }) => person.userId);
  const answer = await finance.post(`${place}/plans/${code}/people`, { personIds, fromDay });
  await approvePlanChanges(second);
  return answer;
};
const makeDefault = async (code: string) => {
  expect((await finance.put(`${place}/default-plan`, { code })).body.data).toEqual({ isWaiting: true });
  await approvePlanChanges(second);
};
const anAgent = async (name: string) => app.letIn(await app.aSalesperson({ name }));
/** A deal of S$ 49,600.00 commission, signed on 15 Sep 2026. */
const aDeal = async (agent: Client): Promise<string> => {
  units += 1;
  const info = { property: { ...sampleInfo().property, unit: `61-${units}` } };
  return (await anApprovedDeal(agent, desk, { info })).dealId;
};
const ownCents = async (dealId: string) =>
  (await finance.get(`${place}/deals/${dealId}/splits`)).body.data.rows[0].lines[0].cents;

describe('a plan', () => {
  it('is added with its terms, and listed with how many people are on it', async () => {
    const code = await aPlan('Gold 90', flatTerms(900_000));
    expect(code).toBe('GOLD_90');
    const [gina, gus] = [await anAgent('Gina Gold'), await anAgent('Gus Gold')];
    expect((await assign(code, [gina, gus])).status).toBe(200);
    const { rows } = (await finance.get(`${place}/plans`)).body.data;
    expect(rows.find((row: { code: string }) => row.code === code)).toEqual({
      code,
      name: 'Gold 90',
      isDefault: false,
      people: 2,
      fromDay: '2026-01-01',
      terms: flatTerms(900_000),
    });
    expect(rows.find((row: { isDefault: boolean }) => row.isDefault)).toMatchObject({ code: 'STANDARD' });
  });

  it('has a name of its own and terms that can be paid by', async () => {
    const refused = async (body: object) => {
      const answer = await finance.post(`${place}/plans`, { name: 'Odd', fromDay: '2026-01-01', ...body });
      return [answer.status, answer.body.errors[0].field, answer.body.errors[0].message];
    };
    expect(await refused({ name: 'standard', terms: flatTerms(1) })).toEqual([
      409,
      'name',
      'A plan has this name already. Choose another one.',
    ]);
    expect(await refused({ name: '标准', terms: flatTerms(1) })).toEqual([
      400,
      'name',
      'Use a letter from A to Z or a digit in the name.',
    ]);
    expect(await refused({ terms: flatTerms(1_000_001) })).toEqual([400, 'terms.rate', 'A rate is at most 100%.']);
    const tiers = [
      { from: 0, rate: 700_000 },
      { from: 0, rate: 800_000 },
    ];
    expect(await refused({ terms: tieredTerms({ tiers }) })).toEqual([
      400,
      'terms.tiers.1.from',
      'Begin this tier above the one before it.',
    ]);
  });

  it('gets other terms from a day on; what is expected follows, what is frozen stays', async () => {
    const code = await aPlan('Silver', flatTerms(700_000));
    const agent = await anAgent('Sil Ver');
    await assign(code, [agent]);
    const [frozen, open] = [await aDeal(agent), await aDeal(agent)];
    await transact(app.asNobody, (at) => freezeSplit(at, frozen));
    const [version] = (await planOf(code)).versions;
    expect(version).toMatchObject({ fromDay: '2026-01-01', frozen: 1 });
    const change = await finance.put(`${place}/plan-versions/${version.versionId}`, {
      fromDay: '2026-01-01',
      terms: flatTerms(750_000),
      revision: 1,
    });
    expect([change.status, change.body.errors[0].message]).toEqual([409, expect.stringContaining('so they stay')]);

    const add = { fromDay: '2026-09-01', terms: flatTerms(800_000) };
    expect((await finance.post(`${place}/plans/${code}/versions`, add)).body.data).toEqual({ isWaiting: true });
    expect(await ownCents(open)).toBe(3_472_000);
    await approvePlanChanges(second);
    expect((await finance.post(`${place}/plans/${code}/versions`, add)).body.errors[0]).toMatchObject({
      field: 'fromDay',
      message: 'The plan has terms from 01 Sep 2026 already. Choose another day.',
    });
    expect(await splitExpected(app.services, { fromDay: '2026-09-01' })).toBeGreaterThan(0);
    expect([await ownCents(frozen), await ownCents(open)]).toEqual([3_472_000, 3_968_000]);

    const [later] = (await planOf(code)).versions;
    const corrected = { fromDay: '2026-09-02', terms: flatTerms(810_000), revision: later.revision };
    const correct = () => finance.put(`${place}/plan-versions/${later.versionId}`, corrected);
    expect((await correct()).body.data).toEqual({ isWaiting: true });
    await approvePlanChanges(second);
    const late = await correct();
    expect([late.status, late.body.errors[0].message]).toEqual([409, expect.stringContaining('meanwhile')]);
    expect((await planOf(code)).versions.map(({ fromDay }: { fromDay: string }) => fromDay)).toEqual([
      '2026-09-02',
      '2026-01-01',
    ]);
  });

  it('is assigned from a day on, and that can be taken back', async () => {
    const [now, later] = [await aPlan('Now', flatTerms(1)), await aPlan('Later', flatTerms(2))];
    const nora = await anAgent('Nora Now');
    await assign(now, [nora]);
    await assign(later, [nora], '2027-01-01');
    const registrationNo = expect.any(String);
    const personId = nora.person.userId;
    expect(await peopleOf(now, 'nora')).toMatchObject({
      totalRecords: 1,
      rows: [{ personId, registrationNo, fromDay: '2026-01-01', next: { fromDay: '2027-01-01', planName: 'Later' } }],
    });
    expect((await peopleOf(later)).rows).toMatchObject([{ personId, fromDay: '2027-01-01', next: null }]);
    const remove = `${place}/plans/${later}/people/${personId}/2027-01-01`;
    expect((await finance.delete(remove)).status).toBe(200);
    expect((await finance.delete(remove)).status).toBe(404);
    expect((await peopleOf(later)).totalRecords).toBe(0);
    expect((await peopleOf('STANDARD', 'nora')).totalRecords).toBe(0);
    expect((await assign(now, [desk])).body.errors[0].message).toContain('Only salespeople');
  });

  it('has the expected splits of the person and of those below them worked out anew', async () => {
    const [below, above] = [await anAgent('Bea Below'), await anAgent('Abe Above')];
    await transact(app.asNobody, (at) =>
      setUpline(at, { personId: below.person.userId, uplineId: above.person.userId, fromDay: '2026-01-01' }),
    );
    const dealId = await aDeal(below);
    await assign('DIRECTOR', [above]);
    expect(await splitExpected(app.services, { personIds: [above.person.userId] })).toBe(1);
    const { lines } = (await finance.get(`${place}/deals/${dealId}/splits`)).body.data.rows[0];
    expect(lines.map(({ name, cents }: { name: string; cents: number }) => [name, cents])).toEqual([
      ['Bea Below', 3_968_000],
      ['Abe Above', 496_000],
      [null, 496_000],
    ]);
  });

  it('is everyone’s who has none of their own, once it is the default', async () => {
    const code = await aPlan('For all', flatTerms(600_000));
    const agent = await anAgent('Any Body');
    const dealId = await aDeal(agent);
    expect((await finance.put(`${place}/default-plan`, { code: 'NOWHERE' })).status).toBe(404);
    await makeDefault(code);
    expect(await planOf(code)).toMatchObject({ isDefault: true });
    expect((await peopleOf(code, 'Any')).rows).toMatchObject([{ name: 'Any Body', fromDay: null, next: null }]);
    await splitExpected(app.services, {});
    expect(await ownCents(dealId)).toBe(2_976_000);
    await makeDefault('STANDARD');
  });

  it('is no setting, so that no administrator makes it the default alone', async () => {
    const admin = await app.letIn(await app.anAdmin());
    const code = await aPlan('By one', flatTerms(600_000));
    const setting = '/agency/v1/settings/defaultPlan';
    const { version } = (await app.services.database.$client.query('SELECT version FROM setting')).rows[0];
    expect((await admin.put(setting, { value: code, version })).status).toBe(404);
    expect((await admin.delete(`${setting}?version=${version}`)).status).toBe(404);
    expect(await planOf(code)).toMatchObject({ isDefault: false });
  });
});

describe('a change that reaches back to past days', () => {
  const changes = `${place}/plan-changes`;
  const past = '2026-11-19';

  const noticesOf = async (who: Client) =>
    (await who.get('/api/v1/notifications?unread=1')).body.data.rows.map(({ title }: { title: string }) => title);

  it('waits for a second person, and all administrators and finance get a mail of it and the others a notification', async () => {
    const admin = await app.letIn(await app.anAdmin());
    const [code, agent] = [await aPlan('Reach back', flatTerms(900_000)), await anAgent('Rea Chback')];
    const body = { personIds: [agent.person.userId], fromDay: past };
    expect((await finance.post(`${place}/plans/${code}/people`, body)).body.data).toEqual({ isWaiting: true });
    expect((await peopleOf(code)).totalRecords).toBe(0);
    const [waiting] = (await finance.get(changes)).body.data.rows;
    expect(waiting).toMatchObject({
      subject: code,
      title: 'Reach back from 19 Nov 2026',
      lines: ['Rea Chback'],
      isMine: true,
    });
    const notice = 'A plan change waits for approval: Reach back from 19 Nov 2026';
    expect(await noticesOf(admin)).toContain(notice);
    expect(await noticesOf(second)).toContain(notice);
    expect(await noticesOf(finance)).not.toContain(notice);
    const approve = (by: Client) => by.put(`${changes}/${waiting.changeId}/approval`);
    expect((await approve(finance)).body.errors[0].code).toBe('approval.forbidden');
    expect((await approve(second)).status).toBe(200);
    expect((await approve(second)).status).toBe(404);
    expect((await peopleOf(code)).totalRecords).toBe(1);
    expect(await noticesOf(admin)).not.toContain(notice);
    const mails = (await queuedMails(app)).filter(({ subject }) => subject.endsWith(waiting.title));
    for (const { person } of [admin, finance, second])
      expect(mails.filter(({ to }) => to === `${person.userName}@gable.example`).map(({ subject }) => subject)).toEqual(
        [`For approval: ${waiting.title}`, `Changed: ${waiting.title}`],
      );
  });

  it('may be a new plan: nobody has it before a second person approves it', async () => {
    const add = (fromDay: string) =>
      finance.post(`${place}/plans`, { name: `New of ${fromDay}`, fromDay, terms: flatTerms(900_000) });
    expect((await add('2026-11-20')).body.data).toEqual({ code: 'NEW_OF_2026_11_20', isWaiting: false });
    expect((await add(past)).body.data).toEqual({ code: 'NEW_OF_2026_11_19', isWaiting: true });
    const twice = await add(past);
    expect([twice.status, twice.body.errors[0].message]).toEqual([409, expect.stringContaining('waits for approval')]);
    expect((await finance.get(`${place}/plans/NEW_OF_2026_11_19`)).status).toBe(404);
    const [waiting] = (await finance.get(changes)).body.data.rows;
    expect(waiting).toMatchObject({ title: 'New of 2026-11-19: new plan from 19 Nov 2026', isMine: true });
    expect((await finance.put(`${changes}/${waiting.changeId}/approval`)).body.errors[0].code).toBe(
      'approval.forbidden',
    );
    expect(await approvePlanChanges(second)).toHaveLength(1);
    expect((await planOf('NEW_OF_2026_11_19')).versions).toMatchObject([{ fromDay: past }]);
  });

  it('is made at once from today on, and declined it leaves the plan as it is', async () => {
    const [code, agent] = [await aPlan('From now on', flatTerms(900_000)), await anAgent('Now On')];
    const body = { personIds: [agent.person.userId], fromDay: '2026-11-20' };
    expect((await finance.post(`${place}/plans/${code}/people`, body)).body.data).toEqual({ isWaiting: false });
    const terms = { fromDay: past, terms: flatTerms(950_000) };
    expect((await finance.post(`${place}/plans/${code}/versions`, terms)).body.data).toEqual({ isWaiting: true });
    const [waiting] = (await second.get(changes)).body.data.rows;
    expect((await second.delete(`${changes}/${waiting.changeId}`)).status).toBe(200);
    expect((await planOf(code)).versions).toHaveLength(1);
    expect((await second.get(changes)).body.data.rows).toEqual([]);
  });
});

describe('trying a plan out', () => {
  it('says what a deal would pay and how it is computed, and changes nothing', async () => {
    const code = await aPlan('Capped', cappedTerms({ cap: 1_500_000 }));
    const agent = await anAgent('Cap Per');
    await assign(code, [agent]);
    const dealId = await aDeal(agent);
    const query = `personId=${agent.person.userId}&cents=1000000&signedOn=2026-10-01`;
    const tryOut = async () => (await finance.get(`${place}/plan-try-out?${query}`)).body.data;
    expect(await tryOut()).toMatchObject({
      name: 'Cap Per',
      planName: 'Capped',
      planFrom: '2026-01-01',
      period: { from: '2026-01-01', to: '2026-12-31', reachedCents: 0 },
      lines: [
        { kind: 'OWN', name: 'Cap Per', cents: 700_000 },
        { kind: 'AGENCY', cents: 300_000 },
      ],
    });
    await transact(app.asNobody, (at) => freezeSplit(at, dealId));
    expect(await tryOut()).toMatchObject({
      period: { reachedCents: 1_488_000 },
      lines: [{ cents: 988_000 }, { cents: 12_000 }],
      steps: [
        { of: 'SHARE', cents: 1_000_000 },
        { of: 'OWN', label: 'Rate until the cap', baseCents: 1_000_000, rate: 700_000, cents: 700_000 },
        { of: 'OWN', label: 'Above the cap', cents: 288_000 },
      ],
    });
    expect(await tryOut()).toEqual(await tryOut());
    expect(
      (await finance.get(`${place}/plan-try-out?${query.replace(/=[^&]*/, `=${desk.person.userId}`)}`)).status,
    ).toBe(404);
  });
});

describe('trying terms out before they are saved', () => {
  const tryOut = (whose: object, terms: object) =>
    finance.post(`${place}/plan-try-out`, { terms, whose, cents: 1_000_000, signedOn: '2026-10-01' });
  const ownOf = ({ body }: Awaited<ReturnType<typeof tryOut>>) => body.data.lines[0];

  it('divides a share of a person with their progress and uplines, and stores nothing', async () => {
    const code = await aPlan('To be changed', cappedTerms({ cap: 1_500_000 }));
    const agent = await anAgent('Tri Al');
    await assign(code, [agent]);
    const dealId = await aDeal(agent);
    await transact(app.asNobody, (at) => freezeSplit(at, dealId));
    const before = await planOf(code);
    const whose = { who: 'PERSON', personId: agent.person.userId };
    const tried = await tryOut(whose, cappedTerms({ cap: 1_600_000 }));
    // S$ 14,880.00 were kept, so that S$ 1,120.00 are left of a cap of S$ 16,000.00.
    expect(tried.body.data).toMatchObject({
      planName: null,
      planFrom: null,
      period: { from: '2026-01-01', to: '2026-12-31', reachedCents: 1_488_000 },
      lines: [
        { kind: 'OWN', name: 'Tri Al', cents: 888_000 },
        { kind: 'AGENCY', cents: 112_000 },
      ],
    });
    // Their shares count where the terms have tiers, which the plan that is stored has not.
    expect((await tryOut(whose, tieredTerms({}))).body.data.period).toMatchObject({ reachedCents: 4_960_000 });
    expect(ownOf(await tryOut(whose, flatTerms(650_000)))).toMatchObject({ cents: 650_000 });
    expect(await planOf(code)).toEqual(before);
    expect((await tryOut({ ...whose, personId: desk.person.userId }, flatTerms(1))).status).toBe(404);
  });

  it('divides a share of anybody who has so much progress', async () => {
    const own = async (reachedCents: number, terms: object) =>
      ownOf(await tryOut({ who: 'ANYBODY', reachedCents }, terms));
    expect(await own(0, tieredTerms({}))).toMatchObject({ name: 'Salesperson', cents: 700_000 });
    expect(await own(4_500_000, tieredTerms({}))).toMatchObject({ cents: 350_000 + 400_000 });
    expect(await own(3_800_000, cappedTerms({ feeAfterCap: 9_500 }))).toMatchObject({ cents: 990_500 });
  });

  it('refuses what could not be saved either', async () => {
    const { status, body } = await tryOut({ who: 'ANYBODY', reachedCents: 0 }, flatTerms(1_000_001));
    expect([status, body.errors[0]]).toEqual([
      400,
      expect.objectContaining({ field: 'terms.rate', message: 'A rate is at most 100%.' }),
    ]);
  });
});

it('leaves a trail that verifies', async () => {
  const { rows } = await app.services.database.$client.query(
    "SELECT action FROM audit_row WHERE aggregate = 'plan' AND aggregate_id = 'SILVER' ORDER BY seq",
  );
  const byTwo = ['plan.change-asked', 'plan.change-approved'];
  expect(rows.map(({ action }) => action)).toEqual([
    ...byTwo,
    'plan.added',
    ...byTwo,
    ...byTwo,
    'plan.version-added',
    ...byTwo,
    'plan.version-changed',
  ]);
  const { database, secrets, config } = app.services;
  expect((await verifyAudit(database.$client, secrets, config.auditAnchorFile)).faults).toEqual([]);
});
