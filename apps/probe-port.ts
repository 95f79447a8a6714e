import { createServer } from 'node:net';
import type { Config } from '#platform/server/config.ts';

/** Fails as listening would, at once: whoever starts Gable shall not wait for a whole demo agency to hear of a taken port. */
export const probePort = ({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
