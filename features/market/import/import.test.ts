import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMonths } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { importText, saleFile } from '../rig/files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const of = ['hdb'] as const;
const rows = () =>
  ask<{ id: number; month: string; price: number }>(
    app.services.database,
    'SELECT id, month, price FROM market_row ORDER BY id',
  );
const counts = async (text: string, given = {}) => (await importText(app, text, { kinds: of, ...given })).counts;

const cases = '../shared/cases/public';
it.runIf(existsSync(cases))('a file that was cut off in a line is refused, and the whole one comes in', async () => {
  const read = (name: string) => readFileSync(`${cases}/10-hdb-${name}.csv`, 'utf8');
  await expect(counts(read('cut-in-line'))).rejects.toThrow('seems to be cut off there');
  expect(await rows()).toEqual([]);
  expect(await counts(read('full'))).toMatchObject({ read: 120, loaded: 120, rejected: 0 });
  // Of the whole file its last number is cut off, without a line's end.
  const short = read('full').trimEnd().slice(0, -3);
  await expect(counts(short, { mayLose: true })).rejects.toThrow('--accept-prices');
  await ask(app.services.database, 'DELETE FROM market_row', []);
  await ask(app.services.database, 'DELETE FROM market_slice', []);
});

describe('a file of resale flats', () => {
  const first = saleFile([
    { month: '2026-01', price: 600_000 },
    { month: '2026-02', price: 610_000 },
    // A real twin.
    { month: '2026-02', price: 610_000 },
    { month: '2026-03', price: 620_000 },
  ]);

  it('comes in with its twins, and adds nothing when it comes again, in any order, with the lease said otherwise', async () => {
    expect(await counts(first)).toMatchObject({ read: 4, loaded: 4, unchanged: 0, removed: 0 });
    const before = await rows();
    const again = saleFile([
      { month: '2026-03', price: 620_000, lease: '73' },
      { month: '2026-02', price: 610_000 },
      { month: '2026-01', price: 600_000, lease: '' },
      { month: '2026-02', price: 610_000 },
    ]);
    expect(await counts(again)).toMatchObject({ read: 4, loaded: 0, unchanged: 4, removed: 0 });
    expect(await rows()).toEqual(before);
  });

  it('takes the place of its months, and keeps the ids of what stays', async () => {
    const before = await rows();
    const newer = saleFile([
      { month: '2026-02', price: 610_000 },
      { month: '2026-02', price: 610_000 },
      { month: '2026-03', price: 625_000 },
      { month: '2026-04', price: 630_000 },
    ]);
    expect(await counts(newer)).toMatchObject({ read: 4, loaded: 2, unchanged: 2, removed: 1 });
    const after = await rows();
    expect(after.map(({ price }) => price)).toEqual([600_000, 610_000, 610_000, 625_000, 630_000]);
    expect(after.slice(0, 3)).toEqual(before.slice(0, 3));
  });

  it('of an older edition changes nothing in the months of a newer one', async () => {
    const before = await rows();
    expect(await counts(first)).toMatchObject({ read: 4, loaded: 0, removed: 0, skipped: 3, unchanged: 1 });
    expect(await rows()).toEqual(before);
  });

  it('is as old as its last month, also where a newer one owns that', async () => {
    const one = 700_001;
    const march = saleFile([
      { month: '2025-10', price: one },
      { month: '2025-11', price: one },
      { month: '2026-01', price: 600_000 },
      { month: '2026-03' },
    ]);
    expect(await counts(march)).toMatchObject({ loaded: 2, skipped: 1 });
    const january = saleFile([
      { month: '2025-10', price: one },
      { month: '2025-11', price: one },
      { month: '2025-11', price: 1 },
      { month: '2026-01', price: 600_000 },
    ]);
    expect(await counts(january, { mayLose: true })).toMatchObject({ loaded: 0, removed: 0, skipped: 4 });
  });

  it('has no month still to come: later files would count as older for ever', async () => {
    const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((n) => [n, n + 20]);
    const month = '2024-05';
    const text = saleFile([...lines.map((n) => ({ month, price: 500_000 + n })), { month: '2062-05', price: 500_000 }]);
    const { counts: found, rejects } = await importText(app, text, { kinds: of });
    expect(found).toMatchObject({ loaded: 20, rejected: 1 });
    expect(rejects).toMatchObject([{ line: 22, field: 'month', reason: 'still to come' }]);
  });

  it('that lacks much of a month that stands for long is refused, and taken when that is meant', async () => {
    const before = await rows();
    const lacking = saleFile([
      { month: '2026-02', price: 610_000 },
      { month: '2026-06', price: 640_000 },
    ]);
    await expect(counts(lacking)).rejects.toThrow(/February 2026: 1 of 2/);
    expect(await rows()).toEqual(before);
    expect(await counts(lacking, { mayLose: true })).toMatchObject({ loaded: 1, unchanged: 1, removed: 3 });
  });

  it('names its wrong lines, and is refused whole when they are too many', async () => {
    const before = await rows();
    const wrong = saleFile([{ month: '2026-13' }, { town: 'ATLANTIS' }, { month: '2026-07', price: 650_000 }]);
    await expect(counts(wrong)).rejects.toThrow(/2 of 3 lines of file.csv are wrong.*\n {2}line 2: month, no month\n/);
    expect(await rows()).toEqual(before);
    const { batch } = await importText(app, wrong, { kinds: of, mayReject: true });
    expect(
      await ask(app.services.database, 'SELECT line, field, reason FROM market_reject WHERE batch = $1 ORDER BY line', [
        batch,
      ]),
    ).toEqual([
      { line: 2, field: 'month', reason: 'no month' },
      { line: 3, field: 'town', reason: 'no town of HDB' },
    ]);
  });

  it('of other columns is refused before anything is kept', async () => {
    await expect(counts('a,b\n1,2\n')).rejects.toThrow('file.csv has columns of none of these files: HDB resale.');
  });

  it('waits for no other: a second import of its kind is refused while one runs, until that one is dead', async () => {
    const now = app.services.clock.now();
    const running = `INSERT INTO market_batch (dataset, file_name, started_at, beat_at) VALUES ('hdb', 'x', $1, $1)`;
    await ask(app.services.database, running, [now.toString()]);
    await expect(counts(first)).rejects.toThrow('Another file of HDB resale is being imported.');
    await ask(app.services.database, `UPDATE market_batch SET beat_at = $1 WHERE state = 'RUNNING'`, [
      now.subtract({ minutes: 3 }).toString(),
    ]);
    expect(await counts(first)).toMatchObject({ read: 4 });
    const left = `SELECT count(*) AS rows FROM market_incoming`;
    expect(await ask(app.services.database, left)).toEqual([{ rows: 0 }]);
  });

  it('has counts that add up', async () => {
    const all = `SELECT count(*) AS rows FROM market_batch WHERE state = 'DONE' AND read <> loaded + unchanged + skipped + rejected`;
    expect(await ask(app.services.database, all)).toEqual([{ rows: 0 }]);
  });
});

describe('a file of some rows, after a whole one', () => {
  const sales = (...lines: string[]) =>
    [
      'contract_date_mmyy,district,property_type,street,type_of_sale,area_sqm,price,floor_range,tenure_type,tenure_years,project',
      ...lines,
    ].join('\n');
  const selection = (...lines: string[]) =>
    [
      'Project Name,Price ($),Area (SQM),Sale Date,Street Name,Type of Sale,Property Type,Tenure,Postal District,Floor Level',
      ...lines,
    ].join('\n');

  it('adds no sale to the months of the districts that the whole one owns, and does to others', async () => {
    const whole = sales(
      '0126,09,Apartment,LEONIE HILL,Resale,100,2000000,06-10,Freehold,,LEONIE TOWERS',
      '0326,09,Apartment,LEONIE HILL,Resale,100,2100000,06-10,Freehold,,LEONIE TOWERS',
    );
    expect((await importText(app, whole, { kinds: ['caveat'] })).counts).toMatchObject({ loaded: 2 });
    const some = selection(
      'LEONIE TOWERS,2000000,100,2026-01-01,LEONIE HILL,Resale,Apartment,Freehold,9,06 to 10',
      'LEONIE TOWERS,1950000,100,2026-02-01,LEONIE HILL,Resale,Apartment,Freehold,9,06 to 10',
      'LEONIE TOWERS,2200000,100,2026-04-01,LEONIE HILL,Resale,Apartment,Freehold,9,06 to 10',
      'THE SAIL,2200000,100,2026-02-01,MARINA BOULEVARD,Resale,Apartment,Freehold,1,06 to 10',
    );
    expect((await importText(app, some, { kinds: ['caveat'] })).counts).toMatchObject({ loaded: 2, skipped: 2 });
  });

  it('gives way to a whole one, which says more of what it had', async () => {
    const version = async () => {
      const text = `SELECT version FROM market_dataset WHERE code = 'caveat'`;
      return (await ask<{ version: number }>(app.services.database, text))[0]?.version ?? 0;
    };
    const before = selection(
      'BOTANIC,3000000,100,2026-01-01,CLUNY ROAD,Resale,Apartment,99 yrs lease commencing from 2013,11,06 to 10',
    );
    await importText(app, before, { kinds: ['caveat'] });
    const text = [
      'contractDate,district,propertyType,street,typeOfSale,area,price,floorRange,tenure,noOfUnits,project,marketSegment,typeOfArea,nettPrice',
      '0126,11,Apartment,CLUNY ROAD,3,100,3000000,06-10,99 yrs,1,BOTANIC,CCR,Strata,2900000',
    ].join('\n');
    const first = await version();
    const whole = { kinds: ['caveat'] } as const;
    expect((await importText(app, text, whole)).counts).toMatchObject({ loaded: 0, unchanged: 1 });
    const row = `SELECT segment, model, nett_price, tenure_text FROM market_row WHERE price = 3000000 AND dataset = 'caveat'`;
    const said = [{ segment: 'CCR', model: 'Strata', nett_price: 2_900_000, tenure_text: '99 yrs from 2013' }];
    expect(await ask(app.services.database, row)).toEqual(said);
    expect(await version()).toBe(first + 1);
    // Neither does the same file twice change anything, nor one that says less.
    await importText(app, text, whole);
    await importText(app, text.replace(',CCR,Strata,2900000', ',,,'), whole);
    expect(await ask(app.services.database, row)).toEqual(said);
    expect(await version()).toBe(first + 1);
  });

  it('counts no tenancy twice for that it lacks the project', async () => {
    const whole =
      'street,project,areaSqm,leaseDate,propertyType,district,noOfBedRoom,rent\n' +
      'HILLVIEW AVENUE,MERAWOODS,180-190,0426,Non-landed Properties,23,4,4500';
    const unplaced =
      'district,propertyType,bedrooms,rent,areaSqf,areaSqm,leaseDate\n' +
      '23,Non-landed Properties,4,4500,1900-2000,180-190,0426';
    expect((await importText(app, whole, { kinds: ['rental'] })).counts).toMatchObject({ loaded: 1 });
    expect((await importText(app, unplaced, { kinds: ['rental'] })).counts).toMatchObject({ loaded: 0, skipped: 1 });
  });
});

it('a file of tenancies is no newer for one that begins in half a year', async () => {
  const month = (ahead: number) => addMonths(`${today(app.services.clock).slice(0, 7)}-01`, ahead).slice(0, 7);
  const tenancies = (...lines: [ahead: number, rent: number][]) =>
    [
      'street,project,areaSqm,leaseDate,propertyType,district,noOfBedRoom,rent',
      ...lines.map(([ahead, rent]) => `HILL STREET,HILL,50-60,${month(ahead)},Non-landed Properties,06,1,${rent}`),
    ].join('\n');
  const given = { kinds: ['rental'], mayLose: true } as const;
  await importText(app, tenancies([0, 3000], [6, 3100]), given);
  const next = await importText(app, tenancies([0, 3000], [0, 3050], [1, 3060]), given);
  expect(next.counts).toMatchObject({ loaded: 2, skipped: 0 });
});
