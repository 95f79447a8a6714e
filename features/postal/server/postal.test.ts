import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { importPostal } from './import-postal.ts';
import { readPostalFile } from './read-postal-file.ts';

let app: TestApp;
let hannah: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
});

const lookUp = async (code: string) => (await hannah.get(`/postal/v1/postal-codes/${code}`)).body.data;

/** Each text is a file; they are read and imported as the command line does. */
const bringIn = async (...texts: string[]) => {
  const leftOut: string[] = [];
  async function* lines() {
    for (const [index, text] of texts.entries()) {
      const file = join(app.services.config.dataDir, `postal-${index}.csv`);
      await writeFile(file, text);
      yield* readPostalFile(file, { line: (line) => leftOut.push(`${index}:${line}`) });
    }
  }
  return { ...(await importPostal(app.asNobody, lines())), leftOut };
};

describe('a postal code', () => {
  it('without addresses has none, which is an answer', async () => {
    expect(await lookUp('239222')).toEqual({ postalCode: '239222', district: '09', isListed: null, rows: [] });
    expect(await lookUp('990000')).toEqual({ postalCode: '990000', district: null, isListed: null, rows: [] });
  });

  it.each(['23922', '2392222', '23922A'])('is not %s', async (code) => {
    const { status, body } = await hannah.get(`/postal/v1/postal-codes/${code}`);
    expect([status, body.errors[0].field]).toEqual([400, 'postalCode']);
  });

  it('is not shown to anyone who is not signed in', async () => {
    expect((await app.anyone.get('/postal/v1/postal-codes/239222')).status).toBe(401);
  });
});

describe('open-data files', () => {
  const condominiums = `usr_mcno,usr_devtname,devt_location,mcst_postalcode
0001,LEONIE TOWERS,18 LEONIE HILL 239222,208558
0002,SGX CENTRE,2 SHENTON WAY 68804,NA
0003,SGX ANNEX,4 SHENTON WAY 68804,NA
0004,NOWHERE,na,208558
`;
  const blocks = 'blk_no,street,max_floor_lvl\n1,BEACH RD,16\n1,BEDOK STH AVE 1,14\n';
  const codes = 'postal_code\n239222\n018906\n';

  it('are imported once, and what they don’t say stays empty', async () => {
    expect(await bringIn(condominiums, blocks, codes)).toEqual({ addresses: 5, codes: 2, leftOut: ['0:5'] });
    expect(await bringIn(condominiums, blocks, codes)).toMatchObject({ addresses: 0, codes: 0 });
    expect(await lookUp('239222')).toEqual({
      postalCode: '239222',
      district: '09',
      isListed: true,
      rows: [
        {
          postalCode: '239222',
          block: '18',
          street: 'Leonie Hill',
          building: 'Leonie Towers',
          latitude: null,
          longitude: null,
        },
      ],
    });
    expect(await lookUp('068804')).toMatchObject({ isListed: false, rows: [{ block: '2' }, { block: '4' }] });
    expect(await lookUp('208558')).toMatchObject({ rows: [] });
  });

  it('stand behind what I reported when I report the next one', async () => {
    const { body } = await hannah.get('/api/properties/address?postalCode=239222');
    expect(body.data.rows).toEqual([{ block: '18', street: 'Leonie Hill', building: 'Leonie Towers' }]);
  });

  it('of another kind are refused', async () => {
    await expect(bringIn('name,number\na,b\n')).rejects.toThrow(
      /columns of none of these files: condominiums, HDB blocks, postal codes\.$/,
    );
  });

  const shared = new URL('../../../../shared/data/postal/', import.meta.url).pathname;
  it.skipIf(!existsSync(shared))('as they are published are read, all but a few lines', async () => {
    const read = async (name: string) => {
      const leftOut: number[] = [];
      const lines = await Array.fromAsync(readPostalFile(join(shared, name), { line: (line) => leftOut.push(line) }));
      return { lines, leftOut };
    };
    const condos = await read('ManagementCorporationStrataTitle.csv');
    expect(condos.lines.length).toBeGreaterThan(3_600);
    const flats = await read('HDBPropertyInformation.csv');
    expect([flats.lines.length, flats.leftOut]).toEqual([12_877, []]);
    const list = await read('sg_postcodes_masterlist_2025.csv');
    expect([list.lines.length, list.leftOut]).toEqual([121_904, []]);
    expect(condos.lines).toContainEqual({
      address: {
        postalCode: '437035',
        block: '247',
        street: 'Tanjong Katong Road',
        building: 'Beng Tong Mansion',
        source: 'condominiums',
      },
    });
  });
});
