import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoRegister } from '#demo/agencies.ts';
import { isFound } from '#platform/server/database/search.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { importRegister } from './import-register.ts';
import { readRegisterFile } from './read-register-file.ts';

let app: TestApp;
let hannah: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
  const { rows, agencies } = demoRegister('2026-11-20');
  await importRegister(app.asNobody, rows, agencies);
});

const get = async (path: string) => (await hannah.get(path)).body.data;
const columns =
  'salesperson_name,registration_no,registration_start_date,registration_end_date,estate_agent_name,estate_agent_license_no';
const aFile = async (lines: string): Promise<string> => {
  const file = join(app.services.config.dataDir, 'register.csv');
  await writeFile(file, `${columns}\n${lines}`);
  return file;
};
const aLine = (registrationNo: string, agencyName: string, name = 'TAN MEI LING') =>
  `${name},${registrationNo},2026-01-01,2026-12-31,${agencyName},L3300000K\n`;
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

  it('takes from the regulator’s file who moved, who renewed and who is new, and keeps what the file does not say', async () => {
    const file = await aFile(`LIM MEI LING,R012345A,2027-01-01,2027-12-31,"HARBOUR & HILL REALTY, PTE. LTD.",L3012345K
NOBODY,-,-,-,-,-
`);
    const leftOut: number[] = [];
    const rows = readRegisterFile(file, { line: (line) => leftOut.push(line) });
    expect(await importRegister(app.asNobody, rows)).toEqual({ agencies: 1, salespeople: 1 });
    expect(leftOut).toEqual([3]);
    expect(await get('/agency/v1/agents?search=R012345A')).toMatchObject([
      { licenceNo: 'L3012345K', agencyName: 'HARBOUR & HILL REALTY, PTE. LTD.', validTo: '2027-12-31' },
    ]);
    expect(await get('/api/v1/agency-info/gst-check?licenceNo=L3012345K')).toMatchObject({ gstRegistered: true });
  });

  it('takes the later of two rows with the same number, however far apart they are', async () => {
    const many = Array.from({ length: 2_500 }, (_, index) => aLine(`R${200_000 + index}A`, 'MANY REALTY'));
    const file = await aFile(
      `${aLine('R199999A', 'OLD NAME')}${many.join('')}${aLine('R199999A', 'NEW NAME', 'LATER')}`,
    );
    expect(await importRegister(app.asNobody, readRegisterFile(file))).toEqual({ agencies: 1, salespeople: 2_501 });
    expect(await get('/agency/v1/agents?search=R199999A')).toMatchObject([{ name: 'LATER', agencyName: 'NEW NAME' }]);
  });

  it('takes nothing from a file with an error, which names the line, nor from another file', async () => {
    const many = Array.from({ length: 2_500 }, (_, index) => aLine(`R${300_000 + index}A`, 'MANY REALTY'));
    const broken = await aFile(`${many.join('')}"NO END,R399999A,2026-01-01,2026-12-31,MANY REALTY,L3300000K\n`);
    await expect(importRegister(app.asNobody, readRegisterFile(broken))).rejects.toThrow(
      `${broken}, line 2502: a quotation mark is opened in this line and not closed.`,
    );
    expect(await get('/agency/v1/agents?search=R300000A')).toEqual([]);
    await writeFile(broken, 'name,number\na,b\n');
    await expect(importRegister(app.asNobody, readRegisterFile(broken))).rejects.toThrow(/salesperson information/);
  });

  it('has indexes that fit its searches', async () => {
    const client = await app.services.database.$client.connect();
    try {
      // So few rows are read faster without one.
      await client.query('BEGIN; SET LOCAL enable_seqscan = off');
      const { rows } = await client.query(
        `EXPLAIN SELECT * FROM register_salesperson WHERE ${isFound('search', `'{%quek%,%li%}'`)}`,
      );
      expect(JSON.stringify(rows)).toContain('Bitmap Index Scan on register_salesperson_search');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});
