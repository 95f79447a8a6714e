// `npm run build`: builds the pages beside those that are served, and puts them in their place. `--beside FOLDER` names the folder of the
// release before, whose assets stay for pages that are open. Runs on Node 20: built-in modules only.
import { resolve } from 'node:path';
import { buildWeb } from './web.mjs';

const at = process.argv.indexOf('--beside');
const other = at < 0 ? undefined : process.argv[at + 1];
await buildWeb(other ? { other: resolve(other) } : {});
