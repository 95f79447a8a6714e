import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, expect } from 'vitest';
import { samplesAsOf } from '#demo/sample.ts';
import { isOfRules as isRule } from '../scripts/roles.mjs';
import { endAll } from './at-end.ts';
import { isLong, seed } from './long.ts';

/** The draws of every property that names no number of its own. */
fc.configureGlobal({ numRuns: isLong ? 10_000 : 1_000, ...(seed !== undefined && { seed }) });

/**
 * Rules are tested on one day, with samples of that day: by the day of the clock, such a test passes for some days and then fails.
 * All else samples by the clock, as its database does.
 */
const dayOfRules = Temporal.Instant.from('2026-11-20T02:00:00Z');
const root = fileURLToPath(new URL('..', import.meta.url));
const isOfRules = isRule(relative(root, expect.getState().testPath ?? '').replaceAll('\\', '/'));
samplesAsOf({ now: () => (isOfRules ? dayOfRules : Temporal.Now.instant()) });

afterAll(endAll);
