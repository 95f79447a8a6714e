import { createReadStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { testApp } from '#test/app.ts';
import { isLong } from '#test/long.ts';
import { type Dataset, datasets } from '../datasets.words.ts';
import { isProblem } from '../files/market-record.rules.ts';
import { importFile } from './import-file.server.ts';
import { openLines } from './read-lines.server.ts';
import { fileSource } from './source.server.ts';

/** Files as HDB and URA publish them. They lie beside the checkout, or nowhere. */
const folder = '../shared/data/market';
const has = existsSync(folder);
const all = Object.keys(datasets) as Dataset[];

/** Lines, and lines that are rightly refused. */
const files: [file: string, format: string, lines: number, wrong: number][] = [
  ['hdb_resale_2015-01_to_2016-12_raw.csv.gz', 'HDB resale', 37_153, 0],
  ['ura_ccr_nonlanded_to_2023-02.csv.gz', 'URA selection of transactions', 14_813, 0],
  ['ura_pmi_resi_rental_2023q1.csv.gz', 'URA rental contracts', 19_790, 0],
  ['hdb_rental_approvals_2024-03_to_2025-02.csv.gz', 'HDB rental approvals', 35_784, 0],
];

it.skipIf(!has).each(files)('reads %s, each line of it', async (file, format, lines, wrong) => {
  const opened = await openLines(fileSource(`${folder}/${file}`), all);
  const read = { lines: 0, wrong: 0 };
  for await (const line of opened.lines) {
    read.lines += 1;
    if (isProblem(line.row)) read.wrong += 1;
  }
  expect({ format: opened.shape.name, ...read }).toEqual({ format, lines, wrong });
});

it.skipIf(!has || !isLong)(
  'imports the whole file with its twins, and of one that is cut off nothing',
  { timeout: 600_000 },
  async () => {
    const app = await testApp();
    const path = `${folder}/hdb_resale_2017-01_to_2025-05_raw.csv.gz`;
    const cut = (await buffer(createReadStream(path).pipe(createGunzip()))).subarray(0, -20);
    const source = { name: 'cut.csv', content: Readable.from([cut.subarray(0, 4_000_000), cut.subarray(4_000_000)]) };
    const broken = createReadStream(path, { end: 1_000_000 });
    await expect(
      importFile(app.asNobody, { name: 'half.csv', content: broken.pipe(createGunzip()) }, { kinds: ['hdb'] }),
    ).rejects.toThrow();
    expect(await ask(app.services.database, 'SELECT count(*) AS rows FROM market_row')).toEqual([{ rows: 0 }]);
    const whole = await importFile(app.asNobody, fileSource(path), { kinds: ['hdb'] });
    expect(whole.counts).toMatchObject({ read: 205_699, rejected: 0, skipped: 0 });
    const [{ twins = 0 } = {}] = await ask<{ twins: number }>(
      app.services.database,
      'SELECT count(*) AS twins FROM market_row WHERE n > 1',
    );
    expect(twins).toBeGreaterThan(100);
    const again = await importFile(app.asNobody, fileSource(path), { kinds: ['hdb'] });
    expect(again.counts).toMatchObject({ loaded: 0, removed: 0, unchanged: whole.counts.read });
    // Its last line lacks a column: nothing changes.
    await expect(importFile(app.asNobody, source, { kinds: ['hdb'], mayLose: true })).rejects.toThrow('cut off');
  },
);
