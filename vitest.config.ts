import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { wire } from './platform/build/wire.ts';

// Compiled code is kept for the next process and thread: each sheet has a thread of its own.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled/', import.meta.url));

const globalSetup = ['test/global-setup.ts'];
const plugins = [wire(new URL('apps/contracts.ts', import.meta.url))];

/** The unit tests with a long form: those that draw what they test, or ask whether they are long (test/long.ts). */
const longForms = ['platform', 'features', 'apps', 'demo']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
  .filter((path) => /\.test\.tsx?$/.test(path) && /'(fast-check|#test\/long\.ts)'/.test(readFileSync(path, 'utf8')));

/**
 * Tests that start servers or drive a browser wait as much as they work: three files at a time keep two processors busy. They are
 * in one group, so that those of one kind go on while the last ones of the other do.
 */
const waiting = { sequence: { groupOrder: 2 }, maxWorkers: 3 };

/** Unit tests that start and kill servers of PostgreSQL: they wait for most of their time. */
const serversOfPostgres = 'platform/server/database/embedded/{crash,start,refusals}.test.ts';

/** What a test waits for may take as long as a busy machine needs: one second, the default, was too short now and then. */
const expect = { poll: { timeout: 30_000 } };

/**
 * The kinds of test, each a project of its own (`vitest run --project fault`):
 * unit = beside the code, fault = real processes killed, e2e = journeys in a real browser, long = by hand, also those
 * of the unit tests that have a long form.
 * The unit tests run before the others (groupOrder), and alone: they need all processors.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          expect,
          sequence: { groupOrder: 1 },
          include: ['{platform,features,apps,demo}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: [...configDefaults.exclude, serversOfPostgres],
          globalSetup,
          setupFiles: ['test/setup.ts'],
          // To load the product anew for each file takes longer than most files: they share it, and close what they open.
          isolate: false,
          // Vitest would leave one core idle: half of a machine with two.
          maxWorkers: '100%',
          // What takes a second alone takes ten on a machine that does other work.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'fault',
          expect,
          ...waiting,
          include: ['test/**/*.test.ts', serversOfPostgres],
          globalSetup,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          expect,
          ...waiting,
          include: ['e2e/**/*.test.ts'],
          globalSetup: [...globalSetup, 'e2e/served-setup.ts'],
          // One browser for all files of a worker (e2e/browser.ts).
          isolate: false,
          // On a busy machine a browser misses a moment now and then; `npm test` names at its end who needed a second try.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins,
        test: {
          name: 'long',
          sequence: { groupOrder: 3 },
          // Journeys look at colours on a phone, too, in their long form (e2e/look.ts).
          include: ['{test,e2e}/**/*.long.ts', 'e2e/*.test.ts', ...longForms],
          globalSetup: [...globalSetup, 'e2e/served-setup.ts'],
          setupFiles: ['test/setup.ts'],
          env: { LONG: '1' },
          fileParallelism: false,
          testTimeout: 3_600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
