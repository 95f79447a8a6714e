// `npm start`: installs and builds what is missing, then runs the server. Runs on Node 20: built-in modules only.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { environment, root, runtime, stop } from './runtime.mjs';
import { buildWeb, isWebBuilt } from './web.mjs';

ensureInstalled();

// The pages are built while the server prepares its database and the demo agency. The server then waits for a message.
const web = isWebBuilt() ? undefined : buildWeb();

// With setpriv the server ends with this process, even if this process is killed.
const tied = spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true'], { stdio: 'ignore' }).status === 0;
const command = [
  ...(tied ? ['setpriv', '--pdeathsig', 'TERM'] : []),
  runtime(),
  'apps/server.ts',
  ...process.argv.slice(2),
];
const server = spawn(command[0], command.slice(1), {
  cwd: root,
  // Compiled code is kept, that of the first file too (platform/server/load-quickly.ts).
  env: environment({
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    ...(web && { WEB_IS_BEING_BUILT: '1' }),
  }),
  stdio: ['inherit', 'inherit', 'inherit', ...(web ? ['ipc'] : [])],
});
web?.then(() => server.connected && server.send('built'));

// A terminal sends Ctrl-C to the server too, so it is not forwarded then.
process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
process.on('SIGTERM', () => server.kill('SIGTERM'));
process.on('SIGHUP', () => server.kill('SIGTERM'));

// When npm is killed, this process gets another parent and ends too: who started npm could not stop it any more.
const parent = process.ppid;
const watch = () => process.ppid === parent || server.kill('SIGTERM');
if (process.env.npm_lifecycle_event === 'start') setInterval(watch, 1_000).unref();

server.once('error', (error) => stop(`The server could not be started: ${error.message}`));
server.once('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
