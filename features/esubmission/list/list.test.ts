import { beforeAll, describe, expect, it } from 'vitest';
import { setUpline } from '#features/people/index.server.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client, Person } from '#test/people.ts';
import { esubmissionMember } from '../record/tables.server.ts';
import { casesOf } from '../rig/a-case.ts';

let app: TestApp;
let rig: ReturnType<typeof casesOf>;
let hannah: Client;
let ravi: Client;
let desk: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  rig = casesOf(app);
  hannah = await app.letIn(await app.aSalesperson());
  ravi = await app.letIn(await app.aSalesperson({ name: 'Rajesh Kumar' }));
  desk = await app.letIn(await app.aStaff('submissions'));
  await theCases();
});

type CaseOptions = Parameters<ReturnType<typeof casesOf>['aCase']>[1];
const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T02:00:00.000Z`;
const ids: Record<string, string> = {};

const aCase = async (name: string, owner: Person, createdOn: number, options: CaseOptions) => {
  ids[name] = await rig.aCase(owner, {
    caseNo: name,
    createdAt: day(createdOn),
    // The submission that was created last was submitted first.
    ...(options?.status && { submittedAt: day(30 - createdOn) }),
    search: ` ${name.toLowerCase()}`,
    ...options,
  });
};

/** Hannah has six, one of them deleted; Ravi has two, and shares in two of hers: a draft and a submitted one. */
const theCases = async () => {
  const me = hannah.person;
  await aCase('H-DRAFT', me, 1, { priceCents: 500, commissionCents: 10 });
  await aCase('H-SUBMITTED', me, 2, {
    status: 2,
    priceCents: 400,
    search: ' h-submitted | 18 leonie hill | 239222 | goh siew choo',
  });
  await aCase('H-CONDO', me, 3, { status: 2, propertyCategory: 'private-residential', priceCents: 300 });
  await aCase('H-APPROVED', me, 4, { status: 7, priceCents: 200, claimedBy: desk.person.userId });
  await aCase('H-CANCELLED', me, 5, { status: 4, priceCents: 100 });
  await aCase('H-DELETED', me, 6, { deletedAt: day(7) });
  await aCase('R-DRAFT', ravi.person, 7, {});
  await aCase('R-SUBMITTED', ravi.person, 8, { status: 2, search: ' r-submitted | 50%_off lane' });
  const shared = ['H-DRAFT', 'H-SUBMITTED'].map((name) => ({
    userId: ravi.person.userId,
    esubmissionId: ids[name] ?? '',
    capacity: 'COBROKE' as const,
    createdAt: day(1),
  }));
  await app.services.database.insert(esubmissionMember).values(shared);
};

type Row = { caseNo: string };
const list = async (who: Client, query = '') => {
  const { status, body } = await who.get(`/api/v1/esubmissions${query}`);
  expect(status).toBe(200);
  return { ...body.data, names: body.data.rows.map(({ caseNo }: Row) => caseNo) };
};
const countsOf = (data: { statusCounts: { id: number; count: number }[] }) =>
  Object.fromEntries(data.statusCounts.filter(({ count }) => count > 0).map(({ id, count }) => [id, count]));

describe('a salesperson’s list', () => {
  it('has their own, the newest first, with the exact total and the counts', async () => {
    const data = await list(hannah);
    expect(data.names).toEqual(['H-CANCELLED', 'H-APPROVED', 'H-CONDO', 'H-SUBMITTED', 'H-DRAFT']);
    expect(data).toMatchObject({ totalRecords: 5, totalIsCapped: false });
    expect(countsOf(data)).toEqual({ 1: 1, 2: 2, 4: 1, 7: 1 });
    expect(data.rows[1]).toMatchObject({
      eSubId: ids['H-APPROVED'],
      address: 'Blk 123 Ang Mo Kio Avenue 3 #09-118',
      status: { id: 7, label: 'Approved' },
      agentName: hannah.person.name,
      claimedByName: desk.person.name,
      isOwn: true,
      eccdid: null,
    });
  });

  it('sums the commission of the filter, not of the page, without what was cancelled or fell through', async () => {
    // A draft of 10 cents, and three of 20,000.00 that were not cancelled.
    expect(await list(hannah, '?pageSize=2')).toMatchObject({ commissionCents: 6_000_010 });
    expect(await list(hannah, '?status=2')).toMatchObject({ commissionCents: 4_000_000 });
    expect(await list(hannah, '?status=4')).toMatchObject({ commissionCents: 2_000_000 });
    expect(await list(desk)).toMatchObject({ commissionCents: null });
  });

  it('has what they share in once it was submitted', async () => {
    const data = await list(ravi);
    expect(data.names).toEqual(['R-SUBMITTED', 'R-DRAFT', 'H-SUBMITTED']);
    expect(data.rows.map(({ isOwn }: { isOwn: boolean }) => isOwn)).toEqual([true, true, false]);
    expect(countsOf(data)).toEqual({ 1: 1, 2: 2 });
  });

  it('has, when asked for their own, nothing that they share in', async () => {
    const data = await list(ravi, '?own=true');
    expect(data).toMatchObject({ names: ['R-SUBMITTED', 'R-DRAFT'], totalRecords: 2 });
    expect(countsOf(data)).toEqual({ 1: 1, 2: 1 });
  });

  it('is empty for a newcomer, with all counts', async () => {
    const newcomer = await app.letIn(await app.aSalesperson());
    const data = await list(newcomer);
    expect(data).toMatchObject({ rows: [], totalRecords: 0 });
    expect(data.statusCounts.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it.each([
    ['?status=2', ['H-CONDO', 'H-SUBMITTED'], 2],
    ['?status=2,7', ['H-APPROVED', 'H-CONDO', 'H-SUBMITTED'], 3],
    ['?status=9', [], 0],
    ['?propertyCategory=private-residential', ['H-CONDO'], 1],
    ['?transactionType=SALE&status=1', ['H-DRAFT'], 1],
    ['?from=2026-03-02&to=2026-03-03', ['H-CONDO', 'H-SUBMITTED'], 2],
    ['?search=siew%20leonie', ['H-SUBMITTED'], 1],
    ['?search=siew%20nobody', [], 0],
    ['?search=%25', [], 0],
    ['?search=%27%3B--', [], 0],
    ['?pageSize=2&pageNumber=2', ['H-CONDO', 'H-SUBMITTED'], 5],
    ['?pageSize=2&pageNumber=9', [], 5],
    ['?pageNumber=1&pageSize=9999&sortBy=CreatedDate&sortDirection=desc&status=4', ['H-CANCELLED'], 1],
  ])('%s', async (query, names, total) => {
    const data = await list(hannah, query);
    expect(data.names).toEqual(names);
    expect(data.totalRecords).toBe(total);
  });

  it('counts the chips under the other filters, whatever status is chosen', async () => {
    expect(countsOf(await list(hannah, '?status=7&from=2026-03-02'))).toEqual({ 2: 2, 4: 1, 7: 1 });
  });
});

describe('what staff see', () => {
  it('is everybody’s, without drafts', async () => {
    const data = await list(desk);
    expect(data.names).toEqual(['R-SUBMITTED', 'H-CANCELLED', 'H-APPROVED', 'H-CONDO', 'H-SUBMITTED']);
    expect(data).toMatchObject({ totalRecords: 5, totalIsCapped: false });
    expect(countsOf(data)).toEqual({ 2: 3, 4: 1, 7: 1 });
    expect(await list(await app.letIn(await app.anAdmin()))).toMatchObject({ totalRecords: 5 });
  });

  it('is what was approved, for finance', async () => {
    const finance = await app.letIn(await app.aStaff('finance'));
    const data = await list(finance);
    expect(data.names).toEqual(['H-APPROVED']);
    expect(data.statusCounts).toMatchObject([{ id: 7, count: 1 }, { id: 8 }, { id: 9 }, { id: 10 }]);
    expect((await list(finance, '?status=2')).totalRecords).toBe(0);
    expect((await list(finance, '?search=submitted')).totalRecords).toBe(0);
  });

  it('is nothing for the desks that have no part in it', async () => {
    const content = await app.letIn(await app.aStaff('content'));
    expect((await content.get('/api/v1/esubmissions')).status).toBe(403);
  });

  it.each([
    ['?status=2&sortBy=Price&sortDirection=asc', ['H-CONDO', 'H-SUBMITTED', 'R-SUBMITTED']],
    ['?search=submitted', ['R-SUBMITTED', 'H-SUBMITTED']],
    ['?search=h-&sortBy=Price', ['H-SUBMITTED', 'H-CONDO', 'H-APPROVED', 'H-CANCELLED']],
    ['?search=draft', []],
    ['?search=50%25_off', ['R-SUBMITTED']],
    ['?search=50%25off', []],
    ['?search=submitted&status=7', []],
  ])('%s', async (query, names) => {
    expect((await list(desk, query)).names).toEqual(names);
  });

  it('does not find a co-broker’s cases by the names of parties, whom they may not see', async () => {
    const names = ['goh siew choo', 'goh', 'si', 'choo'];
    for (const name of names) {
      const search = `?search=${encodeURIComponent(name)}`;
      expect((await list(hannah, search)).names, name).toContain('H-SUBMITTED');
      expect((await list(ravi, search)).names, name).not.toContain('H-SUBMITTED');
    }
    expect((await list(ravi, '?search=leonie')).names).toEqual(['H-SUBMITTED']);
    expect((await ravi.get('/api/v1/esubmissions/export?search=goh')).raw.length).toBeLessThan(
      (await ravi.get('/api/v1/esubmissions/export?search=leonie')).raw.length,
    );
  });

  it('is filtered by salesperson, by team and by the days on which it was submitted', async () => {
    const leader = await app.aSalesperson();
    await transact({ ...desk.asNobody, actor: desk.person, address: '127.0.0.1' }, (at) =>
      setUpline(at, { personId: ravi.person.userId, uplineId: leader.userId, fromDay: '2020-01-01' }),
    );
    const [his, hers] = [ravi.person, hannah.person].map(({ userId }) => userId);
    const byAgent = await list(desk, `?agent=${his}`);
    expect(byAgent).toMatchObject({ names: ['R-SUBMITTED'], agentName: ravi.person.name, leaderName: null });
    expect(countsOf(byAgent)).toEqual({ 2: 1 });
    expect(await list(desk, `?team=${leader.userId}`)).toMatchObject({
      names: ['R-SUBMITTED'],
      leaderName: leader.name,
    });
    expect((await list(desk, `?team=${leader.userId}&agent=${hers}`)).names).toEqual([]);
    expect((await list(desk, '?sentFrom=2026-03-26&sentTo=2026-03-27')).names).toEqual(['H-APPROVED', 'H-CONDO']);
    expect((await list(desk, `?sentFrom=2026-03-27&agent=${hers}`)).names).toEqual(['H-CONDO', 'H-SUBMITTED']);
  });

  it('is searched by the names of salespeople too, together with other words', async () => {
    const name = encodeURIComponent(ravi.person.name);
    expect((await list(desk, `?search=${name}`)).names).toEqual(['R-SUBMITTED']);
    expect((await list(desk, `?search=${name}+lane`)).names).toEqual(['R-SUBMITTED']);
    expect((await list(desk, `?search=${name}+leonie`)).names).toEqual([]);
  });

  it('counts the chips of a search without the chosen status', async () => {
    expect(countsOf(await list(desk, '?search=h-&status=7'))).toEqual({ 2: 2, 4: 1, 7: 1 });
  });
});

describe.each(['hannah', 'desk'] as const)('sorting, for %s', (name) => {
  const columns = { CreatedDate: 'createdDate', CaseNo: 'caseNo', Price: 'priceCents', Commission: 'commissionCents' };

  it.each(Object.entries(columns))('by %s, both ways', async (sortBy, field) => {
    const who = name === 'hannah' ? hannah : desk;
    const values = async (direction: string): Promise<(string | number)[]> =>
      (await list(who, `?sortBy=${sortBy}&sortDirection=${direction}`)).rows.map(
        (row: Record<string, string>) => row[field],
      );
    const up = await values('asc');
    expect(up).toEqual([...up].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    expect(await values('desc')).toEqual(up.toReversed());
  });

  it('by status, the newest first in each when it goes up', async () => {
    const who = name === 'hannah' ? hannah : desk;
    const up = (await list(who, '?sortBy=Status&sortDirection=asc')).names;
    expect(up.at(-1)).toBe('H-APPROVED');
    expect(up.indexOf('H-CONDO')).toBeLessThan(up.indexOf('H-SUBMITTED'));
    expect((await list(who, '?sortBy=Status&sortDirection=desc')).names).toEqual(up.toReversed());
  });
});

describe.each(['hannah', 'desk'] as const)('what came in first, for %s', (name) => {
  it.each(['', '&search=h-'])('with "%s"', async (more) => {
    const who = name === 'hannah' ? hannah : desk;
    const rows = async (direction: string): Promise<{ names: string[]; days: (string | null)[] }> => {
      const data = await list(who, `?sortBy=SubmittedDate&sortDirection=${direction}${more}`);
      return { names: data.names, days: data.rows.map((row: { submittedDate: string | null }) => row.submittedDate) };
    };
    const up = await rows('asc');
    const submitted = up.days.filter((day) => day !== null);
    expect(submitted.length).toBeGreaterThanOrEqual(4);
    // A draft has no date of submission, so it is sorted last.
    expect(up.days).toEqual([...submitted.toSorted(), ...up.days.filter((day) => day === null)]);
    expect((await rows('desc')).names).toEqual(up.names.toReversed());
  });
});

it('what came in first stands first in the desk’s queue, however old it is', async () => {
  const up = await list(desk, '?status=2,3&sortBy=SubmittedDate&sortDirection=asc');
  expect(up.names).toEqual(['R-SUBMITTED', 'H-CONDO', 'H-SUBMITTED']);
  expect((await list(desk, '?status=2,3&sortBy=SubmittedDate&sortDirection=desc')).names).toEqual(
    up.names.toReversed(),
  );
});

it.each(['?sortBy=Secret', '?status=0', '?status=x', '?pageSize=10000', '?from=2026-13-01', '?owner=x'])(
  '%s is refused',
  async (query) => {
    expect((await hannah.get(`/api/v1/esubmissions${query}`)).status).toBe(400);
  },
);
