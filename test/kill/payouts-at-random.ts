import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Answer, anAgencyWithRuns, type Step, steps } from './payouts.ts';
import { killPostgres, killServer } from './rounds.ts';

const kills = [killServer, killPostgres];

/** `met`: the kills of each step that came before the call had its answer. */
export type Survived = { runs: number; lines: number; netCents: number; met: Record<Step, number> };

/**
 * Takes a run of 5,000 lines or more through each of its steps, whose time is measured; and then another one for each round,
 * in which server and database are killed once during each step: in the first rounds early in it, in the last ones towards its end.
 */
export const survivesPayouts = async (rounds: number): Promise<Survived> => {
  const runs = rounds + 1;
  // So many earnings of 6,000 salespeople, over ten years, are enough for 5,000 lines in each run.
  const size = { salespeople: 6_000, submissions: 8_000 + runs * 16_000 };
  const { takeThrough, allIsPaid, start, ...agency } = await anAgencyWithRuns({ ...size, runs, least: 5_000 });
  let { gable } = agency;
  const met: Record<Step, number> = { 'draw up': 0, approve: 0, send: 0, pay: 0 };
  const takes = {} as Record<Step, number>;
  const [, toStart] = await timed(start);
  await takeThrough(1, async (step, call) => {
    const [answer, took] = await timed(call);
    takes[step] = took;
    return answer;
  });
  for (let round = 0; round < rounds; round += 1)
    await takeThrough(round + 2, async (step, call) => {
      const began = performance.now();
      let isWorkedOn = true;
      // It is sent again after each kill, until it has an answer.
      const answer = call().finally(() => {
        isWorkedOn = false;
        takes[step] = Math.min(takes[step], performance.now() - began);
      });
      let starting = 0;
      for (const kill of kills) {
        await sleep(starting + partOf(round, rounds) * takes[step]);
        if (isWorkedOn) met[step] += 1;
        ({ gable } = await kill(gable));
        starting = kill === killServer ? toStart : 0;
      }
      return answer;
    });
  const paid = await allIsPaid();
  for (const step of steps) expect(met[step], `kills while it was busy to ${step}`).toBeGreaterThan(0);
  return { runs, ...paid, met };
};

/**
 * After which part of the time that a step takes it is killed. Only the first run's time is known in the first round, which takes up to
 * four times as long as the next ones: PostgreSQL has not counted its tables yet. So that is within the first third of its part.
 */
const partOf = (round: number, rounds: number): number =>
  (round === 0 ? Math.random() / 3 : round + Math.random()) / rounds;

/** The answer, and the milliseconds that it took. */
const timed = async (call: () => Answer): Promise<[Awaited<Answer>, number]> => {
  const began = performance.now();
  return [await call(), performance.now() - began];
};
