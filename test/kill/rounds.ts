import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { clusterProcesses } from '#platform/server/database/embedded/leftovers.ts';
import { aGable } from '../a-gable.ts';
import { type GableProcess, postmasterOf } from '../gable-process.ts';
import { compare, readIds } from './compare.ts';
import type { Ledger } from './ledger.ts';
import { sendSalespeople } from './salespeople.ts';

type Kill = (gable: GableProcess) => Promise<{ gable: GableProcess; readyMs: number }>;

const again = async ({ dataDir, port, env }: GableProcess) => {
  const gable = await aGable({ dataDir, port, env });
  return { gable, readyMs: await gable.untilReady(60_000) };
};

/** SIGKILL to the server; PostgreSQL finds itself alone and stops. Then the operator (or systemd) starts it again. */
export const killServer: Kill = async (gable) => {
  gable.signal('SIGKILL');
  await gable.exited;
  return again(gable);
};

/** SIGKILL to both at once, as when a container is killed or the power fails. */
export const killBoth: Kill = async (gable) => {
  const postmaster = postmasterOf(gable.dataDir);
  gable.signal('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await gable.exited;
  return again(gable);
};

/** SIGKILL to the embedded PostgreSQL; the server must stay up and bring it back by itself. */
export const killPostgres: Kill = async (gable) => {
  const postmaster = postmasterOf(gable.dataDir);
  const began = performance.now();
  process.kill(postmaster, 'SIGKILL');
  const isBack = async () => {
    try {
      return postmasterOf(gable.dataDir) !== postmaster && (await gable.isReady());
    } catch {
      // Between the two servers there is no postmaster.pid.
      return false;
    }
  };
  while (!(await isBack())) {
    if (!gable.isRunning()) throw new Error(`Gable went down with PostgreSQL:\n${gable.output().slice(-2_000)}`);
    if (performance.now() - began > 60_000) throw new Error('PostgreSQL did not come back');
    await sleep(20);
  }
  return { gable, readyMs: Math.round(performance.now() - began) };
};

/**
 * Kills at random moments, one kill after the other, while clients submit; then lets them finish and expects that nothing
 * acknowledged is lost, nothing was done twice, numbers have no gap, the audit trail verifies, and nothing is left running.
 */
export const survives = async (kills: Kill[]) => {
  let gable = await aGable();
  await gable.untilReady();
  const before = await readIds(gable.dataDir);
  const clients = await sendSalespeople(gable.url);
  const readyMs: number[] = [];
  for (const kill of kills) {
    await somethingIsAcknowledged(clients.ledger);
    await sleep(Math.random() * 1_500);
    const back = await kill(gable);
    gable = back.gable;
    readyMs.push(back.readyMs);
  }
  await somethingIsAcknowledged(clients.ledger);
  const result = await compare(gable.dataDir, before, await clients.stop());
  const { acknowledged, retries, submissions, submitted, auditRows, lost, duplicated, ...faults } = result;
  console.warn(
    `${kills.length} kills: ${acknowledged} acknowledged, ${lost.length} lost, ${duplicated.length} duplicated; ` +
      `${retries} retries, ${submissions} submissions (${submitted} submitted), ${auditRows} audit rows; ` +
      `ready again after ${readyMs.join(', ')} ms`,
  );
  expect({ lost, duplicated, ...faults }).toEqual({
    lost: [],
    duplicated: [],
    numberFaults: [],
    auditFaults: [],
    brokenFiles: [],
  });
  expect(submitted).toBeGreaterThan(0);
  expect(await gable.stop()).toEqual({ code: 0, signal: null });
  expect(clusterProcesses(join(gable.dataDir, 'postgres'))).toEqual([]);
};

/** A kill says nothing when nothing was going on; a client that met an error must not keep us waiting. */
export const somethingIsAcknowledged = async ({ counts }: Ledger) => {
  const enough = counts.acknowledged + 10;
  const deadline = Date.now() + 60_000;
  while (counts.acknowledged < enough && Date.now() < deadline) await sleep(20);
};
