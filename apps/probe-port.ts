import { createServer } from 'node:net';
import type { Config } from '#platform/server/config.ts';

/** Fails at once if the port is taken. Otherwise that would show only after the demo agency was loaded. */
export const probePort = ({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
