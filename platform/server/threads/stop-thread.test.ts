import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const program = fileURLToPath(new URL('./rig/stop-threads.ts', import.meta.url));

it('ends threads that make zlib streams without end, and one that does not listen, and the process lives', async () => {
  const { stdout } = await run(process.execPath, [program]);
  expect(stdout.trim()).toBe('alive');
});
