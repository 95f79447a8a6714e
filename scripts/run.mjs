// Runs a program that works with the packages for checks and tests: installs and builds what is missing first.
// `node scripts/run.mjs bench/run.ts list`. Runs on Node 20: built-in modules only.
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { runNode } from './runtime.mjs';
import { ensureWeb } from './web.mjs';

const [file, ...words] = process.argv.slice(2);
const inBrowser = file === 'bench/screens.ts' || ['browser', 'clicks', 'keys'].includes(words[0]);

ensureInstalled({ dev: true });
const more = inBrowser ? { CHROMIUM_PATH: ensureBrowser() } : {};
await ensureWeb();
process.exitCode = (await runNode([file, ...words], { more })).code;
