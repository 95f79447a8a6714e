import { expect, it } from 'vitest';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';

/** What the pages of one's own production and team ask, for people who have neither: an empty list is no error. */
const agency = await anAgencyThatPays();
await agency.anEarner();
const { app, desk, preparer, compliance, admin } = agency;
const staff = {
  desk,
  preparer,
  compliance,
  admin,
  people: await app.letIn(await app.aStaff('people')),
  content: await app.letIn(await app.aStaff('content')),
};
const [mine, team] = ['/api/v1/my-production', '/api/v1/team-production'];

it.each(Object.entries(staff))('%s', async (_, who) => {
  const own = ['search-deal-submitted', 'search-payout-deal', 'search-received-deal', 'search-payout'];
  for (const path of [
    ...[...own, 'next-payout', 'advances', 'search-outstanding-invoice'].map((call) => `${mine}/${call}`),
    ...['get-direct-downline', 'team-deal-submitted', 'team-performance-detail'].map((call) => `${team}/${call}`),
    `${team}/search-member?search=Lim`,
  ]) {
    const { status, body } = await who.get(path);
    expect([path, status, body.data?.rows]).toEqual([path, 200, []]);
  }
  for (const path of [`${mine}/init-myproduction-dashboard`, `${mine}/deal-submitted-report`])
    expect([path, (await who.get(path)).status]).toEqual([path, 200]);
  const { group, newest, line } = (await who.get(`${team}/team-performance`)).body.data;
  expect([group.deals, group.grossCents, newest, line]).toEqual([0, 0, [], []]);
  for (const file of ['team-deal-submitted/export', 'download-team-performance-report'])
    expect([file, (await who.get(`${team}/${file}`)).status]).toEqual([file, 200]);
  expect((await who.post(`${team}/team-performance-detail`, {})).status).toBe(200);
});
