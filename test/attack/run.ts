// `npm run attack [values | holes | product] [parts of names of calls]`: sends a thousand texts to every field that takes one
// of a list, then turns wapiti and sqlmap on a copy of the product with holes in it, which they must find, and on the product,
// both with the demo agency. ATTACK_MINUTES (20) is for all of it;
// ATTACK_FOLDER keeps what the scanners wrote.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoPassword } from '#demo/accounts.ts';
import { calls, prepareAll } from '../access.ts';
import { plainClient } from '../faults/plain-client.ts';
import { signInAll } from './attackers.ts';
import { holes } from './holes.ts';
import type { Finding, Scan } from './scan.ts';
import { sqlmap } from './sqlmap.ts';
import { type Target, targetsFor } from './targets.ts';
import { readLog, startVictim } from './victim.ts';
import { wapiti } from './wapiti.ts';

const seconds = Number(process.env.ATTACK_MINUTES ?? 20) * 60;
const [onlyPart, ...onlyCalls] = process.argv.slice(2);
const isWanted = (name: string) => onlyCalls.length === 0 || onlyCalls.some((part) => name.includes(part));
const results = process.env.ATTACK_FOLDER ?? 'test-results/attack';

/** Reports of scanners that are accepted, with the reason. */
const accepted = [
  { kind: /HTTP Secure Headers/, where: /X-XSS-Protection/, why: 'the filter it turns on is gone from browsers' },
];
const reasonFor = ({ kind, where }: Finding): string | undefined =>
  accepted.find((each) => each.kind.test(kind) && each.where.test(where))?.why;

/** Runs both scanners one after the other, each with a share of the time. */
const scanBoth = async (url: string, part: string, shares: Record<'wapiti' | 'sqlmap', number>, targets: Target[]) => {
  const folder = join(results, part);
  mkdirSync(folder, { recursive: true });
  const scans: Scan[] = [];
  for (const [name, scanner] of Object.entries({ wapiti, sqlmap })) {
    const began = performance.now();
    const scan = await scanner({ url, folder, seconds: seconds * shares[name as keyof typeof shares] }, targets);
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    const left = `${scan.unfinished.length} not to the end: ${scan.unfinished.join(', ') || 'none'}`;
    console.warn(`${part}, ${name}: ${minutes} minutes, ${targets.length} calls, ${left}`);
    scans.push(scan);
  }
  return scans.flatMap(({ findings }) => findings);
};

const attackHoles = async (): Promise<string[]> => {
  const victim = await startVictim('test/attack/holed-server.ts');
  try {
    const { agent } = await signInAll(victim.url);
    const { token } = agent.client;
    const targets = holes.map(({ path }, index) => ({
      name: `hole-${index}`,
      method: 'GET',
      path,
      marked: `${path}*`,
      token,
    }));
    const findings = await scanBoth(victim.url, 'holes', { wapiti: 0.1, sqlmap: 0.1 }, targets);
    const missed = holes.filter(
      ({ scanner, kind }) => !findings.some((f) => f.scanner === scanner && kind.test(f.kind)),
    );
    console.warn(`Holes found: ${holes.length - missed.length} of ${holes.length}`);
    return missed.map(({ path, scanner }) => `${scanner} did not find ${path}`);
  } finally {
    await victim.stop();
  }
};

const attackProduct = async (): Promise<string[]> => {
  const victim = await startVictim();
  try {
    const { agent, colleague, tokenFor } = await signInAll(victim.url);
    const prepared = await prepareAll(agent.client, () => plainClient(victim.url, agent.actor.userName));
    const owner = { userId: colleague.actor.userId, password: demoPassword };
    const from = victim.output().length;
    const shares = { wapiti: 0.3, sqlmap: 0.5 };
    const targets = targetsFor(prepared, owner, tokenFor).filter(({ name }) => isWanted(name));
    const findings = await scanBoth(victim.url, 'product', shares, targets);
    const { requests, reached, through, failed } = readLog(victim.output().slice(from));
    const wanted = calls.map(([name]) => name).filter(isWanted);
    const missed = wanted.filter((name) => !reached.has(name));
    console.warn(`${requests} requests, ${through.size} calls with success`);
    console.warn(
      `Calls reached: ${wanted.length - missed.length} of ${wanted.length}; not: ${missed.join(', ') || 'none'}`,
    );
    for (const each of findings.filter(reasonFor)) console.warn(`accepted: ${each.where} (${reasonFor(each)})`);
    const open = findings.filter((each) => !reasonFor(each));
    console.warn(`Findings: ${open.length}; calls that answered with 5xx: ${failed.size}`);
    return [
      ...open.map(({ scanner, kind, where }) => `${scanner}: ${kind} — ${where}`),
      ...[...failed].map((call) => `${call} answered with 5xx`),
    ];
  } finally {
    await victim.stop();
  }
};

/** A thousand texts that are none of the values, in every field that takes one of a list. */
const attackValues = async (): Promise<string[]> => {
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'apps/enumerations.test.ts'];
  const { status } = spawnSync(process.execPath, words, {
    env: { ...process.env, STRANGERS: '1000' },
    stdio: 'inherit',
  });
  return status === 0 ? [] : ['apps/enumerations.test.ts: a field took what is none of its values'];
};

const parts = { values: attackValues, holes: attackHoles, product: attackProduct };
let bad = 0;
for (const [name, attack] of Object.entries(parts)) {
  if (onlyPart && onlyPart !== name) continue;
  const lines = await attack();
  for (const line of lines) console.warn(`  ${line}`);
  bad += lines.length;
}
process.exitCode = bad > 0 ? 1 : 0;
