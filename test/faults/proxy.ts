import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** How the network between a server and its database is just now. `stalled` swallows everything and closes nothing. */
type Weather = { latencyMs: number; stalled: boolean };

/** A TCP proxy before a PostgreSQL that can be slow, silent or gone. Healed, it carries everything on again. */
export const aProxy = async (target: string) => {
  const { hostname, port } = new URL(target);
  const weather: Weather = { latencyMs: 0, stalled: false };
  const sockets = new Set<Socket>();

  const carry = (from: Socket, to: Socket) => {
    let last = Promise.resolve();
    from.on('data', (piece) => {
      last = last.then(async () => {
        if (weather.latencyMs > 0) await sleep(weather.latencyMs);
        while (weather.stalled && !from.destroyed) await sleep(20);
        to.write(piece);
      });
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port: own } = server.address() as { port: number };
  const drop = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  onTestFinished(() => {
    drop();
    server.close();
  });
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${own}` }).href,
    slow: (latencyMs: number) => {
      weather.latencyMs = latencyMs;
    },
    stall: () => {
      weather.stalled = true;
    },
    /** Resets every connection at once, as a failing switch does. */
    drop,
    heal: () => {
      Object.assign(weather, { latencyMs: 0, stalled: false });
    },
  };
};
