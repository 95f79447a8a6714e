import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { EmbeddedPostgresFailure } from './failure.ts';

const file = (dataDir: string) => join(dataDir, 'postgres-port');

/** The port of the last start if it is free, else another free port. */
export async function choosePort(dataDir: string): Promise<number> {
  const remembered = existsSync(file(dataDir)) ? Number(readFileSync(file(dataDir), 'utf8')) : 0;
  if (remembered > 0 && (await isFree(remembered))) return remembered;
  for (let attempt = 0; attempt < 50; attempt++) {
    // Below the range of ports for outgoing connections.
    const port = randomInt(20_000, 30_000);
    if (await isFree(port)) return port;
  }
  throw new EmbeddedPostgresFailure('port-in-use', 'No free port was found for PostgreSQL between 20000 and 30000.');
}

/** Keeps the port for the next start. */
export function rememberPort(dataDir: string, port: number) {
  writeFileSync(file(dataDir), `${port}\n`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
