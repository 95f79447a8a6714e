import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPassword } from '#demo/accounts.ts';
import { calls, prepareAll } from '../access.ts';
import { plainClient } from '../faults/plain-client.ts';
import { removeDataDir } from '../gable-process.ts';
import { signInAll } from './attackers.ts';
import { isDone, keepScan, readTable, tableLines } from './rooms-table.ts';
import type { Finding } from './scan.ts';
import { results, scanBoth } from './scan-both.ts';
import { targetsFor } from './targets.ts';
import { loadAgency, readLog, startVictim } from './victim.ts';

/** Reports of scanners that are accepted, with the reason. */
const accepted = [
  { kind: /HTTP Secure Headers/, where: /X-XSS-Protection/, why: 'the filter it turns on is gone from browsers' },
];
const reasonFor = ({ kind, where }: Finding): string | undefined =>
  accepted.find((each) => each.kind.test(kind) && each.where.test(where))?.why;

const roomOf = (name: string): string => name.slice(0, name.indexOf('.'));

/** Scans the calls of a room on an agency of its own, which no attack on another room has changed. Returns what is wrong. */
const attackRoom = async (agency: string, room: string, declared: string[], seconds: number): Promise<string[]> => {
  const folder = join('product', room);
  mkdirSync(join(results, folder), { recursive: true });
  const victim = await startVictim(agency);
  try {
    const { agent, colleague, tokenFor } = await signInAll(victim.url);
    const prepared = await prepareAll(agent.client, () => plainClient(victim.url, agent.actor.userName));
    const owner = { userId: colleague.actor.userId, password: demoPassword };
    const targets = targetsFor(prepared, owner, tokenFor).filter(({ name }) => declared.includes(name));
    const from = victim.output().length;
    const { findings, unfinished, cut } = await scanBoth(victim.url, folder, seconds, targets);
    const { requests, reached, through, failed } = readLog(victim.output().slice(from));
    const missed = declared.filter((name) => !reached.has(name));
    console.warn(`${room}: ${requests} requests, not reached: ${missed.join(', ') || 'none'}`);
    console.warn(`${room}: without any success: ${declared.filter((name) => !through.has(name)).join(', ') || 'none'}`);
    for (const each of findings.filter(reasonFor)) console.warn(`accepted: ${each.where} (${reasonFor(each)})`);
    const wrong = [
      ...findings
        .filter((each) => !reasonFor(each))
        .map(({ scanner, kind, where }) => `${scanner}: ${kind} — ${where}`),
      ...[...failed].map((call) => `${call} answered with 5xx`),
    ];
    const on = new Date().toISOString().slice(0, 10);
    keepScan(results, room, {
      on,
      declared,
      reached: declared.filter((name) => reached.has(name)),
      unfinished,
      cut,
      findings: wrong,
    });
    return wrong;
  } finally {
    await victim.stop();
    writeFileSync(join(results, folder, 'server.log'), victim.output());
  }
};

/**
 * Scans the calls that earlier runs into the folder of results did not bring to an end, room by room, each room with a share of the
 * seconds by its calls. Prints the table of all rooms. Returns what is wrong.
 */
export const attackProduct = async (isWanted: (name: string) => boolean, seconds: number): Promise<string[]> => {
  const before = readTable(results);
  const wanted = calls.map(([name]) => name).filter(isWanted);
  const names = wanted.filter((name) => !isDone(before[roomOf(name)], name));
  const done = wanted.length - names.length;
  if (done > 0) console.warn(`${done} calls were scanned before. Remove ${results} to scan them again.`);
  const wrong: string[] = [];
  if (names.length > 0) {
    const agency = await loadAgency();
    try {
      for (const [room, declared] of Map.groupBy(names, roomOf))
        wrong.push(...(await attackRoom(agency, room, declared, (seconds * declared.length) / names.length)));
    } finally {
      await removeDataDir(agency);
    }
  }
  for (const line of tableLines(readTable(results))) console.warn(line);
  return wrong;
};
