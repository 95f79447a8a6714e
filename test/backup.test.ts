import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#demo/accounts.ts';
import { connectEmbedded } from '#platform/server/database/embedded/connect.ts';
import { aDataDir, aGable, makeDemoDir } from './a-gable.ts';
import { freePort, type GableProcess, launchGable, makeDataDir, removeDataDir, runCommand } from './gable-process.ts';
import { compare, readIds } from './kill/compare.ts';
import { somethingIsAcknowledged } from './kill/rounds.ts';
import { sendSalespeople } from './kill/salespeople.ts';
import { hashTables } from './table-hashes.ts';

let gable: GableProcess;
const backups = makeDataDir();
const warm = join(backups, 'under-writes');
const cold = join(backups, 'at-rest');
const exported = join(backups, 'tables');

beforeAll(async () => {
  gable = launchGable({ dataDir: await makeDemoDir(), port: await freePort() });
  await gable.untilReady();
});
afterAll(async () => {
  await gable.stop();
  await removeDataDir(gable.dataDir);
  rmSync(backups, { recursive: true, force: true });
});

const key = (dataDir: string) => join(dataDir, 'encryption.key');
const hashesOf = async (dataDir: string) => {
  const { ownerUrl, leave } = await connectEmbedded({ dataDir }, () => undefined);
  try {
    return await hashTables(ownerUrl);
  } finally {
    await leave();
  }
};

let stopped: ReturnType<typeof hashesOf> | undefined;
/** Stops the server. What its tables hold from then on. */
const hashesAtRest = () => {
  stopped ??= gable.stop().then(() => hashesOf(gable.dataDir));
  return stopped;
};

test('the audit trail is checked, and an administrator added, beside the running server', async () => {
  const checked = await runCommand(gable.dataDir, ['verify-audit']);
  expect([checked.code, checked.said]).toEqual([0, expect.stringContaining(' 0 faults')]);
  const unnamed = await runCommand(gable.dataDir, ['add-admin', 'grace.second']);
  expect([unnamed.code, unnamed.said]).toEqual([2, expect.stringContaining('Say who')]);
});

test('the command line prints the journal that the page of the ledger gives', async () => {
  const signedIn = await fetch(`${gable.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'lay.hoon', password: demoPassword }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const page = await (await fetch(`${gable.url}/agency/v1/finance/ledger/export`, { headers })).text();
  const printed = await runCommand(gable.dataDir, ['ledger', 'export']);
  expect(printed).toEqual({ code: 0, said: page });
  expect(page.length).toBeGreaterThan(1_000);
});

describe('a backup', () => {
  test('under writes holds all that was acknowledged before it, and starts as a whole agency', async () => {
    const before = await readIds(gable.dataDir);
    // Clients that never rest would take the processor from the backup, and do nothing more for it.
    const clients = await sendSalespeople(gable.url, { restMs: 300 });
    await somethingIsAcknowledged(clients.ledger);
    const { promised, counts } = structuredClone({ promised: clients.ledger.promised, counts: clients.ledger.counts });
    const began = performance.now();
    const made = await runCommand(gable.dataDir, ['backup', warm]);
    const tookMs = Math.round(performance.now() - began);
    await somethingIsAcknowledged(clients.ledger);
    const { counts: all } = await clients.stop();
    expect(made.said).toContain('It does not hold the encryption key');
    expect(made.code).toBe(0);

    const dataDir = aDataDir();
    copyFileSync(key(gable.dataDir), key(dataDir));
    const restored = await runCommand(dataDir, ['restore', warm]);
    expect(restored.said).toContain('The encryption key is in place');
    const again = await aGable({ dataDir });
    const readyMs = await again.untilReady();
    const found = await compare(dataDir, before, { promised, counts, note: clients.ledger.note });
    console.warn(
      `${counts.acknowledged} acknowledged before the backup, ${all.acknowledged} after it (${tookMs} ms); ` +
        `restored: ${found.submissions} submissions, ${found.lost.length} lost; ready after ${readyMs} ms`,
    );
    const { lost, numberFaults, auditFaults, brokenFiles } = found;
    expect({ lost, numberFaults, auditFaults, brokenFiles }).toEqual({
      lost: [],
      numberFaults: [],
      auditFaults: [],
      brokenFiles: [],
    });
  });

  test('at rest restores every table and file as it was', async () => {
    const original = await hashesAtRest();
    const made = await runCommand(gable.dataDir, ['backup', cold, '--with-key']);
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining('It holds the encryption key') });
    const dataDir = aDataDir();
    expect(await runCommand(dataDir, ['restore', cold])).toMatchObject({ code: 0 });
    expect(await hashesOf(dataDir)).toEqual(original);
    expect(Object.keys(original)).toEqual(expect.arrayContaining(['public.esubmission', 'public.audit_row']));
    const files = (folder: string) => readdirSync(join(folder, 'files'), { recursive: true }).toSorted();
    expect(files(dataDir)).toEqual(files(gable.dataDir).filter((path) => !String(path).startsWith('.')));
    expect(readFileSync(key(dataDir))).toEqual(readFileSync(key(gable.dataDir)));
  });
});

describe('an export of tables', () => {
  test('makes the same rows in a new database', async () => {
    const original = await hashesAtRest();
    const out = await runCommand(gable.dataDir, ['export-tables', exported]);
    expect(out).toMatchObject({ code: 0, said: expect.stringContaining('Exported') });
    const dataDir = aDataDir();
    const into = await runCommand(dataDir, ['import-tables', exported]);
    expect(into).toMatchObject({ code: 0, said: expect.stringContaining('Imported') });
    expect(await hashesOf(dataDir)).toEqual(original);
  });
});

describe('another encryption key', () => {
  test('is put in the place of the old one, which stays for older backups, and the server starts with it', async () => {
    await hashesAtRest();
    const dataDir = aDataDir();
    execFileSync('cp', ['-a', `${gable.dataDir}/.`, dataDir]);
    // The port is the other's.
    rmSync(join(dataDir, 'postgres-port'));
    const old = readFileSync(key(dataDir), 'utf8');
    const { code, said } = await runCommand(dataDir, ['rotate-key']);
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringMatching(/^[1-9]\d* values are sealed/) });
    expect(readFileSync(key(dataDir), 'utf8')).not.toBe(old);
    const [kept = ''] = readdirSync(dataDir).filter((name) => /^encryption\.key\.[\w-]{8}$/.test(name));
    expect(readFileSync(join(dataDir, kept), 'utf8')).toBe(old);
    const again = await aGable({ dataDir });
    await again.untilReady();
  });
});
