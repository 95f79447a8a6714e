import { read, utils } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { anAgencyThatPays } from '../rig/payouts.ts';

const agency = await anAgencyThatPays();
const { preparer, place, anEarner, aPaidDeal, aRun, paidTo } = agency;
const mine = 3_968_000;

it('the yearly file has what each salesperson was paid in the year, and its sums', async () => {
  const { agent } = await anEarner({ name: 'Paid Twice' });
  await aRun('paid');
  await aPaidDeal(agent);
  const other = await anEarner({ name: 'Another One' });
  await aRun('paid');
  const sums = (await preparer.get(`${place}/years?year=2026`)).body.data;
  expect(sums).toMatchObject({ people: 2, commissionCents: 3 * mine, gstCents: 0, netCents: 3 * mine });
  expect(sums.missing).toMatchObject({ count: 2, rows: [{ name: 'Another One' }, { name: 'Paid Twice' }] });
  const { raw, headers } = await preparer.get(`${place}/years/export?year=2026`);
  expect(headers['content-disposition']).toContain('commission_2026.xlsx');
  const rows = utils.sheet_to_json<Record<string, unknown>>(read(raw).Sheets['Commission 2026'] ?? {});
  expect(rows.map((row) => [row.Name, row['Total gross income (S$)'], row['Paid out (S$)']])).toEqual([
    ['Another One', mine / 100, ((await paidTo(other.agent)) ?? 0) / 100],
    ['Paid Twice', (2 * mine) / 100, (2 * mine) / 100],
  ]);
  expect((await preparer.get(`${place}/years?year=2025`)).body.data).toMatchObject({ people: 0, netCents: 0 });
  expect((await preparer.get(`${place}/years?year=26`)).status).toBe(400);
  expect((await agent.get(`${place}/years/export?year=2026`)).status).toBe(403);
});

it('says who a salesperson is, and names first whose particulars are missing', async () => {
  const { agent } = await anEarner({ name: 'Aisyah' });
  await aRun('paid');
  const people = await agency.app.signIn(await agency.app.aStaff('people'));
  const identity = { idType: 'NRIC', nationality: 'SG', sex: 'F', birth: '1980-02-29' };
  const at = `/agency/v1/people/${agent.person.userId}/identity`;
  expect((await people.put(at, { ...identity, idNumber: 'S0000001I' })).status).toBe(200);
  const rows = utils.sheet_to_json<Record<string, unknown>>(
    read((await preparer.get(`${place}/years/export?year=2026`)).raw).Sheets['Commission 2026'] ?? {},
  );
  expect(rows.map((row) => row.Name)).toEqual(['Another One', 'Paid Twice', 'Aisyah']);
  expect(rows[0]).toMatchObject({ Missing: expect.stringContaining('Identity') });
  expect(rows[2]).toMatchObject({
    ...{ 'ID type': 'NRIC', 'ID number': 'S0000001I', Nationality: 'Singapore', Sex: 'Female' },
    ...{ 'Total gross income (S$)': mine / 100, 'Salesperson code': expect.stringMatching(/^S\d{5}$/) },
  });
  expect((await preparer.get(`${place}/years?year=2026`)).body.data.missing.count).toBe(2);
});
