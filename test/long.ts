/**
 * Whether tests take their long form: by `npm run test:long`, which runs those that draw what they test once more with ten times
 * as many draws, or by LONG=1 before a run of Vitest.
 */
export const isLong = process.env.LONG !== undefined;

/** What a test prints when it fails: `SEED=1123 npx vitest run …` draws the same again. */
export const seed = process.env.SEED === undefined ? undefined : Number(process.env.SEED);
