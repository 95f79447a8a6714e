import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** Comma, double quotes, UTF-8, cells as they are shown, and a file for each sheet. */
const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true,false,false,-1';

/** The sheets of an Excel file by name, each as rows of cells, as LibreOffice shows them. @throws with its message if it can't */
export const sheetsShown = (file: Buffer): Record<string, string[][]> => {
  const folder = mkdtempSync(join(tmpdir(), 'gable-soffice-'));
  try {
    writeFileSync(join(folder, 'book.xlsx'), file);
    const args = ['--headless', `-env:UserInstallation=file://${folder}/profile`, '--convert-to', filter];
    const { status, stderr } = spawnSync('soffice', [...args, '--outdir', folder, join(folder, 'book.xlsx')], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));
    return Object.fromEntries(
      files.map((name) => [name.slice('book-'.length, -'.csv'.length), parse(readFileSync(join(folder, name)), {})]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
