import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { aGable } from '../a-gable.ts';
import { anEsubmission } from '../esubmissions.ts';
import { removeDataDir } from '../gable-process.ts';
import { compare, readIds } from '../kill/compare.ts';
import { openLedger } from '../kill/ledger.ts';
import { plainClient } from './plain-client.ts';

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

/** A volume of its own for a data folder; what is written to it fills no other disk. */
const aSmallVolume = (megabytes: number): string => {
  const folder = mkdtempSync('/tmp/gable-small-');
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', folder]);
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
};

/** A payout run of the demo’s salespeople that somebody else is to approve. */
const aDraftRun = async (url: string) => {
  const place = '/agency/v1/finance/payouts';
  const [preparer, approver] = [await plainClient(url, 'lay.hoon'), await plainClient(url, 'ganesh.pillai')];
  const cutOff = Temporal.Now.plainDateISO('Asia/Singapore').toString();
  const drawn = await preparer.post(place, { kind: 'SALESPEOPLE', cutOff, payDay: cutOff });
  expect([drawn.status, drawn.body.errors]).toEqual([200, []]);
  const own = `${place}/${drawn.body.data.runId}`;
  return {
    approve: () => approver.put(`${own}/approval`),
    stands: async () => (await preparer.get(own)).body.data,
    bankFile: async () => (await fetch(`${url}${own}/bank-file?format=PAIN001`, { headers: preparer.headers })).text(),
  };
};

const bigPdf = () => Buffer.concat([samplePdf(), Buffer.alloc(2_000_000, ' ')]);

test('a full disk is said as such, loses nothing, and is over when there is room again', async (context) => {
  context.skip(!isRoot, 'a small volume can only be mounted by root on Linux');
  const volume = aSmallVolume(400);
  const dataDir = join(volume, 'data');
  onTestFinished(() => removeDataDir(dataDir), 60_000);
  const gable = await aGable({ dataDir });
  await gable.untilReady();
  const before = await readIds(dataDir);
  const ledger = openLedger();
  const client = await plainClient(gable.url, 'hannah.lim', ledger.note);
  const draft = await anEsubmission(client, { status: 'draft' });
  const upload = () =>
    client.upload(
      '/api/v1/esubmission-uploads',
      { eSubId: draft.eSubId, documentId: 'D-01' },
      { name: 'option.pdf', bytes: bigPdf() },
    );

  const run = await aDraftRun(gable.url);

  const filler = join(volume, 'filler');
  writeFileSync(filler, '');
  const free = () => statfsSync(volume).bavail * statfsSync(volume).bsize;
  // To the last page: what is left after the big pieces goes in small ones.
  for (const size of [1_048_576, 65_536, 4_096]) while (free() > size) appendFileSync(filler, Buffer.alloc(size, 1));

  const refused = await upload();
  expect(refused.status).toBe(507);
  expect(refused.body.errors[0].message).toContain('no room left');
  expect(readdirSync(join(dataDir, 'files/.incoming'))).toEqual([]);

  const statuses = new Map<number, number>();
  for (let times = 0; times < 300; times++) {
    const { status, body } = await client.post(
      '/api/v1/esubmissions',
      sampleInfo({ priceCents: 1_000_000_00 + times }),
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 200) continue;
    expect([503, 507], JSON.stringify(body)).toContain(status);
    expect(JSON.stringify(body)).not.toMatch(/relation|SELECT|INSERT|pg_|base\//);
    if ((statuses.get(status) ?? 0) >= 20) break;
  }
  // Where a run takes no number and makes no bank file, it stays a draft. What fits in pages that are there already is approved.
  const { status: approval } = await run.approve();
  expect([200, 503, 507]).toContain(approval);
  if (approval !== 200) expect(await run.stands()).toMatchObject({ state: 'DRAFT', number: null });
  console.warn(`creates on a full disk: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`);

  rmSync(filler);
  await expect.poll(async () => (await upload()).status, { timeout: 60_000 }).toBe(200);
  await expect
    .poll(async () => (await client.post('/api/v1/esubmissions', sampleInfo())).status, { timeout: 60_000 })
    .toBe(200);
  if (approval !== 200) await expect.poll(async () => (await run.approve()).status, { timeout: 60_000 }).toBe(200);
  const { number, people } = await run.stands();
  expect(number).toMatch(/^PR\d\d-\d{6}$/);
  expect((await run.bankFile()).match(/<CdtTrfTxInf>/g)).toHaveLength(people);
  expect(gable.isRunning()).toBe(true);
  const { lost, numberFaults, auditFaults, brokenFiles } = await compare(dataDir, before, ledger);
  expect({ lost, numberFaults, auditFaults, brokenFiles }).toEqual({
    lost: [],
    numberFaults: [],
    auditFaults: [],
    brokenFiles: [],
  });
});
