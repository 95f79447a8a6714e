import autocannon from 'autocannon';
import type { Side } from './alternate.ts';
import { cpuOf } from './cpu.ts';
import { figuresOf } from './figures.ts';
import type { Server } from './processes.ts';

type Target = { name: string; server: Server; path: string; token: string };

/** How many ask at the same time. */
const connections = Number(process.env.BENCH_CONNECTIONS ?? 10);

/** Loads one address over ten connections by autocannon. Any answer other than a 200 fails the run. */
export const loadReads = ({ name, server, path, token }: Target): Side => ({
  name,
  run: async (seconds) => {
    const times: number[] = [];
    const url = server.address + path;
    const before = cpuOf(server.pid);
    const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
    const headers = { authorization: `Bearer ${token}` };
    const load = autocannon({ url, connections, duration: seconds, headers }, (error, result) =>
      error ? reject(error) : resolve(result),
    );
    load.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
    const { non2xx, errors, timeouts, duration } = await promise;
    if (non2xx + errors + timeouts > 0)
      throw new Error(`${name}: ${non2xx} refused, ${errors} broken, ${timeouts} timed out at ${url}`);
    return figuresOf(times, duration, cpuOf(server.pid) - before);
  },
});
