import { read, utils } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
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
  const years = (await preparer.get(`${place}/years/people?year=2026&sortDirection=asc`)).body.data;
  expect(years).toMatchObject({
    totalRecords: 2,
    missing: 2,
    rows: [{ name: 'Another One' }, { name: 'Paid Twice' }],
    sums: { ownCents: 3 * mine, commissionCents: 3 * mine, gstCents: 0, netCents: 3 * mine },
  });
  const { raw, headers } = await preparer.get(`${place}/years/export?year=2026`);
  expect(headers['content-disposition']).toContain('commission_2026.xlsx');
  const rows = utils.sheet_to_json<Record<string, unknown>>(read(raw).Sheets['Commission 2026'] ?? {});
  expect(rows.map((row) => [row.Name, row['Total gross income (S$)'], row['Paid out (S$)']])).toEqual([
    ['Another One', mine / 100, ((await paidTo(other.agent)) ?? 0) / 100],
    ['Paid Twice', (2 * mine) / 100, (2 * mine) / 100],
  ]);
  expect((await preparer.get(`${place}/years/people?year=2025`)).body.data).toMatchObject({
    totalRecords: 0,
    rows: [],
    missing: 0,
    sums: { netCents: 0 },
  });
  for (const path of ['years/people?year=26', 'years/people', 'years/export?year=26'])
    expect((await preparer.get(`${place}/${path}`)).status).toBe(400);
  for (const path of ['people', 'people/export', `people/${agent.person.userId}`, 'export'])
    expect((await agent.get(`${place}/years/${path}?year=2026`)).status).toBe(403);
});

it('says who a salesperson is, and names first whose particulars are missing', async () => {
  const { agent } = await anEarner({ name: 'Aisyah' });
  await aRun('paid');
  const people = await agency.app.letIn(await agency.app.aStaff('people'));
  const identity = { idType: 'NRIC', nationality: 'SG', sex: 'F', birth: '1980-02-29' };
  const at = `/agency/v1/people/${agent.person.userId}/identity`;
  expect((await people.put(at, { ...identity, idNumber: 'S0000001I' })).status).toBe(200);
  const rows = utils.sheet_to_json<Record<string, unknown>>(
    read((await preparer.get(`${place}/years/export?year=2026`)).raw).Sheets['Commission 2026'] ?? {},
  );
  expect(rows.map((row) => row.Name)).toEqual(['Another One', 'Paid Twice', 'Aisyah']);
  expect(rows[0]).toMatchObject({ Missing: expect.stringContaining('Identity') });
  expect(rows[2]).toMatchObject({
    'ID type': 'NRIC',
    'ID number': 'S0000001I',
    Nationality: 'Singapore',
    Sex: 'Female',
    'Total gross income (S$)': mine / 100,
    'Salesperson code': expect.stringMatching(/^S\d{5}$/),
  });
  // The list has no identity, so that nobody's is opened for it.
  const list = `${place}/years/people?year=2026`;
  const { missing, rows: listed } = (await preparer.get(list)).body.data;
  expect([missing, listed.find(({ name }: { name: string }) => name === 'Aisyah').particulars]).toEqual([
    2,
    'ON_RECORD',
  ]);
  expect(JSON.stringify(listed)).not.toMatch(/S0000001I|S\*+|1980-02-29/);
});

it('finds by name, by SA number and by what the file lacks, sums what it finds, and exports the same', async () => {
  const list = `${place}/years/people`;
  const namesOf = async (filters: string) => {
    const { rows, sums, totalRecords, missing } = (await preparer.get(`${list}?year=2026&sortDirection=asc&${filters}`))
      .body.data;
    const file = utils.sheet_to_json<Record<string, unknown>>(
      read((await preparer.get(`${list}/export?year=2026&${filters}`)).raw).Sheets['Paid in a year'] ?? {},
    );
    const names = rows.map(({ name }: { name: string }) => name);
    expect(file.map((row) => row.Salesperson)).toEqual(names);
    expect([totalRecords, missing]).toEqual([names.length, 2]);
    for (const [header, key] of [
      ['Total gross income (S$)', 'commissionCents'],
      ['Paid out (S$)', 'netCents'],
    ] as const) {
      expect(rows.reduce((sum: number, row: Record<string, number>) => sum + (row[key] ?? 0), 0)).toBe(sums[key]);
      expect(Math.round(file.reduce((sum, row) => sum + Number(row[header]) * 100, 0))).toBe(sums[key]);
    }
    return names;
  };
  const { rows } = (await preparer.get(`${list}?year=2026&search=twice`)).body.data;
  expect(await namesOf('search=TWICE')).toEqual(['Paid Twice']);
  expect(await namesOf(`search=${rows[0].saNo}`)).toEqual(['Paid Twice']);
  expect(await namesOf('particulars=MISSING')).toEqual(['Another One', 'Paid Twice']);
  expect(await namesOf('particulars=ON_RECORD')).toEqual(['Aisyah']);
  expect(await namesOf('search=nobody%25')).toEqual([]);
  const ordered = (await preparer.get(`${list}?year=2026&sortBy=Commission&pageSize=2&pageNumber=1`)).body.data;
  expect(ordered).toMatchObject({ totalRecords: 3, rows: [{ name: 'Paid Twice' }, { name: 'Aisyah' }] });
});

describe('a payment that the bank returned', () => {
  const { query } = agency;
  const totalsOf = async (name: string, year: number) => {
    const { raw } = await preparer.get(`${place}/years/export?year=${year}`);
    const rows = utils.sheet_to_json<Record<string, number>>(read(raw).Sheets[`Commission ${year}`] ?? {});
    const row = rows.find((each) => String(each.Name) === name);
    return (
      row && [row['Total gross income (S$)'], row['Paid out (S$)']].map((dollars) => Math.round((dollars ?? 0) * 100))
    );
  };
  /** The payments and returns that the list leads to; they sum to its row. */
  const movementsOf = async (name: string, year: number): Promise<[string, number][]> => {
    const ofYear = `year=${year}&search=${encodeURIComponent(name)}`;
    const [row] = (await preparer.get(`${place}/years/people?${ofYear}`)).body.data.rows;
    const [person] = await query<{ id: string }>('SELECT id FROM person WHERE name = $1', [name]);
    const { rows } = (await preparer.get(`${place}/years/people/${person?.id}?year=${year}`)).body.data;
    for (const key of ['ownCents', 'commissionCents', 'gstCents', 'feeCents', 'withheldCents', 'netCents'])
      expect(rows.reduce((sum: number, each: Record<string, number>) => sum + (each[key] ?? 0), 0)).toBe(
        row?.[key] ?? 0,
      );
    return rows.map(({ kind, netCents }: { kind: string; netCents: number }) => [kind, netCents]);
  };
  const returnIt = async (lineId: string) => {
    const back = { returnedOn: '2026-11-20', reason: 'Account closed' };
    expect((await preparer.put(`${place}/lines/${lineId}/return`, back)).status).toBe(200);
  };
  /** As if the line was paid, and returned, on these days. */
  const on = (lineId: string, paidOn: string, returnedOn: string | null) =>
    query('UPDATE payout_line SET paid_on = $2, returned_on = $3 WHERE id = $1', [lineId, paidOn, returnedOn]);
  const lineOf = async (name: string) =>
    (await aRun('paid')).lines.find((line: { name: string }) => line.name === name);

  it('is no income while it is not paid again, and is once then', async () => {
    await anEarner({ name: 'Came Back' });
    const { lineId } = await lineOf('Came Back');
    expect(await totalsOf('Came Back', 2026)).toEqual([mine, mine]);
    await returnIt(lineId);
    expect(await totalsOf('Came Back', 2026)).toBeUndefined();
    const again = await lineOf('Came Back');
    expect(await totalsOf('Came Back', 2026)).toEqual([mine, mine]);
    await returnIt(again.lineId);
    expect(await totalsOf('Came Back', 2026)).toBeUndefined();
    await lineOf('Came Back');
    expect(await totalsOf('Came Back', 2026)).toEqual([mine, mine]);
    const [paid, back] = [
      ['PAID', mine],
      ['RETURNED', -mine],
    ];
    expect(await movementsOf('Came Back', 2026)).toEqual(expect.arrayContaining([paid, back, paid, back, paid]));
    expect(await movementsOf('Came Back', 2026)).toHaveLength(5);
    expect(await movementsOf('Came Back', 2025)).toEqual([]);
  });

  it('after the end of the year leaves that year as it was, and counts in the next', async () => {
    const { agent } = await anEarner({ name: 'Year End' });
    const { lineId } = await lineOf('Year End');
    await returnIt(lineId);
    await on(lineId, '2025-12-29', '2026-01-05');
    expect([await totalsOf('Year End', 2025), await totalsOf('Year End', 2026)]).toEqual([
      [mine, mine],
      [-mine, -mine],
    ]);
    await aPaidDeal(agent);
    await lineOf('Year End');
    expect([await totalsOf('Year End', 2025), await totalsOf('Year End', 2026)]).toEqual([
      [mine, mine],
      [mine, mine],
    ]);
    expect(await movementsOf('Year End', 2025)).toEqual([['PAID', mine]]);
    expect(await movementsOf('Year End', 2026)).toEqual([
      ['RETURNED', -mine],
      ['PAID', 2 * mine],
    ]);
  });

  it('and was paid again over two year ends counts in each by its day', async () => {
    await anEarner({ name: 'Two Year Ends' });
    const first = await lineOf('Two Year Ends');
    await returnIt(first.lineId);
    const second = await lineOf('Two Year Ends');
    await returnIt(second.lineId);
    await lineOf('Two Year Ends');
    await on(first.lineId, '2024-12-30', '2025-01-03');
    await on(second.lineId, '2025-01-10', '2026-01-02');
    expect([
      await totalsOf('Two Year Ends', 2024),
      await totalsOf('Two Year Ends', 2025),
      await totalsOf('Two Year Ends', 2026),
    ]).toEqual([[mine, mine], undefined, undefined]);
  });
});
