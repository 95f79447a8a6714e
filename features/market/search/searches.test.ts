import { beforeAll, describe, expect, it } from 'vitest';
import { approvalFile } from '#demo/market/flats.ts';
import { contractFile, privateSaleFile } from '#demo/market/homes.ts';
import { sequence } from '#demo/market/sequence.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { importText } from '../rig/files.ts';

let app: TestApp;
let agent: Client;
const today = '2026-11-28';
const textOf = (lines: Iterable<string>) => [...lines].join('');
beforeAll(async () => {
  app = await testApp();
  agent = await app.signIn(await app.aSalesperson());
  await importText(app, textOf(privateSaleFile(sequence(1), today, 1_200)), { kinds: ['caveat'] });
  await importText(app, textOf(contractFile(sequence(2), today, 200)), { kinds: ['rental', 'approval'] });
  await importText(app, textOf(approvalFile(sequence(3), today, 200)), { kinds: ['rental', 'approval'] });
});

const get = async (path: string) => (await agent.get(`/market/v1/${path}`)).body.data;

describe('private sales', () => {
  it('are found by project, district, type, tenure and sale', async () => {
    const { rows, totalRecords } = await get('caveat?project=leonie towers&pageSize=500&period=all');
    expect(totalRecords).toBeGreaterThan(0);
    expect(new Set(rows.map((row: { project: string }) => row.project))).toEqual(new Set(['LEONIE TOWERS']));
    const both = await get('caveat?district=9,10&period=all&pageSize=500');
    expect(new Set(both.rows.map(({ district }: { district: string }) => district))).toEqual(new Set(['09', '10']));
    const landed = await get('caveat?propertyType=Terrace,Semi-detached&tenure=FREEHOLD&saleType=RESALE&period=all');
    expect(landed.rows[0]).toMatchObject({ project: '', floorFrom: null, saleType: 'RESALE', tenure: 'Freehold' });
  });

  it('of several units are listed, and left out of the figures', async () => {
    const head = 'project,street,district,propertyType,typeOfSale,price,area,floorRange,tenure,contractDate,noOfUnits';
    const line = (price: number, units: number) =>
      `ONE OF MANY,BEACH ROAD,7,Apartment,3,${price},100,01-05,Freehold,0826,${units}`;
    // A file of some rows, where a whole one owns the month: nothing of it comes in.
    const given = { kinds: ['caveat'] as const, mayLose: true };
    await importText(app, [head, line(1_000_000, 1), line(90_000_000, 60)].join('\n'), given);
    const { totalRecords, statistics } = await get('caveat?project=one of many');
    expect([totalRecords, statistics.counted, statistics.leftOut, statistics.price.highest]).toEqual([
      2, 1, 1, 100_000_000,
    ]);
  });

  it('suggest projects and streets by their letters', async () => {
    expect(await get('caveat/project-name?search=the')).toContainEqual({
      project: 'THE SANTORINI',
      street: 'TAMPINES STREET 86',
      district: '18',
    });
    const [first, ...rest] = await get('caveat/project-name?search=me');
    expect(first.project).toBe('MERAWOODS');
    expect(rest.length).toBeGreaterThan(0);
    expect(await get('caveat/street-name?search=meyer')).toEqual([{ street: 'MEYER ROAD', district: '15' }]);
    expect((await agent.get('/market/v1/caveat/street-name?search=m')).status).toBe(400);
  });

  it('are found, and their projects suggested, in any capitals', async () => {
    const count = async (query: string) => (await get(`${query}&period=all`)).totalRecords;
    const plain = await count(
      'caveat?propertyType=Condominium,Strata Terrace&saleType=RESALE&tenure=FREEHOLD&segment=OCR',
    );
    expect(plain).toBeGreaterThan(0);
    expect(
      await count('caveat?propertyType=CONDOMINIUM, strata terrace&saleType=resale&tenure=Freehold&segment=ocr'),
    ).toBe(plain);
    expect(await count('rental?propertyType=terrace HOUSE')).toBe(await count('rental?propertyType=Terrace House'));
    expect(await count('rental?groupType=hdb&district=TAMPINES')).toBe(
      await count('rental?groupType=HDB&district=Tampines'),
    );
    expect(await get('caveat/project-name?search=ThE s')).toEqual(await get('caveat/project-name?search=THE S'));
  });

  it('have types, by category, and those that were sold', async () => {
    expect((await get('property-types')).map(({ category }: { category: string }) => category)).toEqual([
      'non-landed-residential',
      'landed-residential',
    ]);
    expect((await get('property-types?groupType=HDB')).length).toBeGreaterThan(1);
    expect(await get('caveat/property-type')).toEqual(
      expect.arrayContaining(['Apartment', 'Condominium', 'Executive Condominium', 'Terrace']),
    );
  });
});

describe('tenancies', () => {
  it('are contracts of private homes, or approvals of HDB', async () => {
    const homes = await get('rental?bedrooms=2,3&period=all&pageSize=500');
    expect(homes.trend.of).toBe('price');
    expect(new Set(homes.rows.map(({ bedrooms }: { bedrooms: number }) => bedrooms))).toEqual(new Set([2, 3]));
    const flats = await get('rental?groupType=HDB&period=all');
    expect([flats.totalRecords, flats.source.dataset, flats.rows[0].unitPriceCents]).toEqual([200, 'approval', null]);
  });

  it('are found where their band overlaps what is asked for', async () => {
    const { rows } = await get('rental?measurementUnit=sqm&areaFrom=95&areaTo=105&period=all&pageSize=500');
    const bands = new Set(rows.map((row: { areaFrom: number; areaTo: number }) => `${row.areaFrom}-${row.areaTo}`));
    expect([...bands].sort()).toEqual(['100-110', '90-100']);
  });
});

describe('what is asked for', () => {
  it('finds tenancies of open bands where they overlap it, and none without a band', async () => {
    const head = 'project,street,district,propertyType,rent,areaSqm,noOfBedRoom,leaseDate';
    const line = (area: string, rent: number) =>
      `1 CANBERRA,CANBERRA DRIVE,27,Non-landed Properties,${rent},${area},3,0826`;
    const text = [head, line('>300', 9_000), line('<=100', 2_000), line('100-110', 3_000)].join('\n');
    await importText(app, text, { kinds: ['rental', 'approval'], mayLose: true });
    const found = async (query: string) =>
      (await get(`rental?project=1 canberra&measurementUnit=sqm&${query}`)).rows
        .map(({ priceCents }: { priceCents: number }) => priceCents / 100)
        .sort();
    expect(await found('areaFrom=350')).toEqual([9_000]);
    expect(await found('areaTo=50')).toEqual([2_000]);
    expect(await found('areaFrom=105&areaTo=400')).toEqual([3_000, 9_000]);
    expect((await get('rental?groupType=HDB&areaFrom=1&period=all')).totalRecords).toBe(0);
  });

  it('may be a project whose name begins with a number', async () => {
    expect((await get('rental?search=1 canberra')).totalRecords).toBe(3);
  });

  it('has two letters at least', async () => {
    expect((await agent.get('/market/v1/caveat?search=a&period=all')).status).toBe(400);
    expect((await agent.get('/market/v1/caveat?search=')).status).toBe(200);
  });
});

describe('JSON of URA', () => {
  it('is read project by project, however it is cut into pieces', async () => {
    const sale = {
      area: '98',
      floorRange: '06-10',
      noOfUnits: '1',
      contractDate: '0926',
      typeOfSale: '3',
      price: 1_550_000,
      propertyType: 'Condominium',
      district: '28',
      typeOfArea: 'Strata',
      tenure: '99 yrs lease commencing from 2013',
    };
    const project = (name: string) => ({
      project: name,
      street: 'SELETAR "} ROAD',
      marketSegment: 'OCR',
      x: '35671.1',
      y: '42069.8',
      transaction: [sale, sale],
    });
    const text = JSON.stringify({ Status: 'Success', Message: '', Result: [project('A {'), project('B')] });
    const { counts } = await importText(app, text, { kinds: ['caveat'], mayLose: true });
    expect(counts).toMatchObject({ read: 4, loaded: 4, rejected: 0 });
  });
});

describe('files of a search', () => {
  it('come as Word and as PDF, with the figures and the rows, up to a thousand', async () => {
    const pdf = await agent.get('/market/v1/caveat/export?contentType=Pdf&project=leonie towers&period=all');
    expect(String(pdf.headers['content-disposition'])).toMatch(/caveat_contractDate_sqft_all_\d{14}\.pdf/);
    expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-');
    const word = await agent.get('/market/v1/rental/export?contentType=Docx&pageSize=10&sortBy=price');
    expect(String(word.headers['content-disposition'])).toMatch(/rental_price_sqft_10_\d{14}\.docx/);
    expect(word.raw.subarray(0, 2).toString()).toBe('PK');
  });

  it('are refused with both numbers beyond', async () => {
    const { status, body } = await agent.get('/market/v1/caveat/export?contentType=Pdf&period=all');
    expect(status).toBe(413);
    expect(body.errors[0].message).toMatch(/^There are 1,2\d\d rows, and such a file holds 1,000 at most\./);
  });
});
