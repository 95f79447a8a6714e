import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoRegister } from '#demo/agencies.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { importRegister } from './import-register.ts';
import { readRegisterFile } from './read-register-file.ts';

let app: TestApp;
let hannah: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.signIn(await app.aSalesperson());
  const { rows, agencies } = demoRegister('2026-11-20');
  await importRegister(app.asNobody, rows, agencies);
});

const get = async (path: string) => (await hannah.get(path)).body.data;
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('the register', () => {
  it.each([
    ['harbour', ['Harbour & Hill Realty Pte Ltd']],
    ['REALTY mer', ['Merlion Realty Pte Ltd']],
    ['l3001', ['Merlion Realty Pte Ltd']],
    ['100%', []],
    ['_', []],
  ])('finds agencies by %j', async (search, found) => {
    expect(names(await get(`/api/agency?search=${encodeURIComponent(search)}`))).toEqual(found);
    expect(names(await get(`/agency/v1/agency?search=${encodeURIComponent(search)}`))).toEqual(found);
  });

  it('finds salespeople by name, number and agency', async () => {
    expect(names(await get('/agency/v1/agents?search=ong'))).toEqual(['Priscilla Ong Hui Min']);
    expect(names(await get('/agency/v1/agents?search=r0123'))).toEqual(['Lim Mei Ling']);
    expect(names(await get('/agency/v1/agents?licenceNo=L3007713F'))).toEqual(['Jeremy Pereira', 'Quek Li Fang']);
    expect(await get('/agency/v1/agents?search=lim&licenceNo=L3007713F')).toEqual([]);
    expect(await get('/agency/v1/agents?search=R012345A')).toEqual([
      {
        registrationNo: 'R012345A',
        name: 'Lim Mei Ling',
        licenceNo: 'L3001234K',
        agencyName: 'Merlion Realty Pte Ltd',
        validFrom: '2019-01-01',
        validTo: '2026-12-31',
      },
    ]);
  });

  it.each([
    ['L3012345K', true, 'Harbour & Hill Realty Pte Ltd is GST-registered.'],
    ['L3007713F', false, 'Banyan Homes LLP is not GST-registered.'],
    ['L3009040D', null, /not known whether Kampong Key Realtors/],
    ['L3999999Z', null, /no agency with this licence/],
  ])('says of %s that GST is %s', async (licenceNo, gstRegistered, words) => {
    const answer = await get(`/api/v1/agency-info/gst-check?licenceNo=${licenceNo}`);
    expect(answer).toEqual({ licenceNo, gstRegistered, words: expect.stringMatching(words) });
  });

  it('is brought in line with the regulator’s file: moved, renewed, new; what it does not tell stays', async () => {
    const file = join(app.services.config.dataDir, 'register.csv');
    await writeFile(
      file,
      `salesperson_name,registration_no,registration_start_date,registration_end_date,estate_agent_name,estate_agent_license_no
LIM MEI LING,R012345A,2027-01-01,2027-12-31,"HARBOUR & HILL REALTY, PTE. LTD.",L3012345K
NOBODY,-,-,-,-,-
`,
    );
    const { rows, skipped } = await readRegisterFile(file);
    expect(skipped).toBe(1);
    expect(await importRegister(app.asNobody, rows)).toEqual({ agencies: 1, salespeople: 1 });
    expect(await get('/agency/v1/agents?search=R012345A')).toMatchObject([
      { licenceNo: 'L3012345K', agencyName: 'HARBOUR & HILL REALTY, PTE. LTD.', validTo: '2027-12-31' },
    ]);
    expect(await get('/api/v1/agency-info/gst-check?licenceNo=L3012345K')).toMatchObject({ gstRegistered: true });
    await writeFile(file, 'name,number\na,b\n');
    await expect(readRegisterFile(file)).rejects.toThrow(/salesperson information/);
  });

  it('has indexes that fit its searches', async () => {
    const client = await app.services.database.$client.connect();
    try {
      // So few rows are read faster without one.
      await client.query('BEGIN; SET LOCAL enable_seqscan = off');
      const { rows } = await client.query(
        `EXPLAIN SELECT * FROM register_salesperson WHERE name ILIKE '%QUEK%' OR registration_no ILIKE 'QUEK%'`,
      );
      expect(JSON.stringify(rows)).toContain('Bitmap Index Scan on register_salesperson_name');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});
