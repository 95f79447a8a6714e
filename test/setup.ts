import fc from 'fast-check';
import { afterAll } from 'vitest';
import { endAll } from './at-end.ts';
import { isLong, seed } from './long.ts';

/** The draws of every property that names no number of its own. */
fc.configureGlobal({ numRuns: isLong ? 10_000 : 1_000, ...(seed !== undefined && { seed }) });

afterAll(endAll);
