// `npm run check`: style, types, the API document, arrows, what SQL names, whose tables are imported, type and colours, classes that nobody names, dead code and file sizes. Runs on Node 20: built-in modules only.
import { checkArrows } from './arrows.mjs';
import { checkClasses } from './css-classes.mjs';
import { checkSizes } from './file-sizes.mjs';
import { ensureInstalled } from './install.mjs';
import { root, runNode, say } from './runtime.mjs';
import { checkSqlDoors } from './sql-doors.mjs';
import { checkTableDoors } from './table-doors.mjs';
import { checkTableFiles } from './table-files.mjs';
import { checkType } from './type.mjs';
import { checkOrders } from './whole-orders.mjs';

ensureInstalled({ dev: true });

/** Runs a program of a package. It passes if the exit code is 0; otherwise its output is shown. */
const program =
  (...args) =>
  async () => {
    const { code, output } = await runNode(args, { quiet: true });
    return { passed: code === 0, report: code === 0 ? '' : output };
  };

const checks = {
  'style (biome)': program('node_modules/@biomejs/biome/bin/biome', 'check', '.', '--error-on-warnings'),
  // By itself it takes four checkers, which do half of the work twice: on two processors two are sooner.
  'types (tsc)': program('node_modules/typescript/bin/tsc', '-p', '.', '--checkers', '2'),
  'API document (redocly, openapi-typescript)': program('test/api-client.ts'),
  'arrows (dependency-cruiser)': () => checkArrows(root),
  'SQL doors': () => checkSqlDoors(root),
  'table doors': () => checkTableDoors(root),
  'tables by one reader': () => checkTableFiles(root),
  'orders without ties': () => checkOrders(root),
  'type and colours': () => checkType(root),
  'classes of sheets': () => checkClasses(root),
  'dead code (knip)': program('node_modules/knip/bin/knip.js', '--no-progress'),
  'file sizes': () => checkSizes(root),
};

let failures = 0;
const waiting = Object.entries(checks);

/** Two at a time: most use one processor, and the two that use all begin together. */
async function runWaiting() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, check] = next;
    const began = performance.now();
    const { passed, report } = await check();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (report) say(report.trimEnd());
    say(`${passed ? 'ok    ' : 'FAILED'} ${name}, ${seconds} s`);
    if (!passed) failures++;
  }
}

await Promise.all([runWaiting(), runWaiting()]);
process.exitCode = failures > 0 ? 1 : 0;
