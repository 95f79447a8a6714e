import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, launchGable, removeDataDir } from '#test/gable-process.ts';
import { figuresOf } from './harness/figures.ts';
import { table } from './harness/table.ts';

/** Slow senders, of two addresses, beside whom so many honest visitors check a file, a few at a time. */
const slow = 40;
const honest = 50;
const atOnce = 5;
const barMs = 1_000;

const boundary = 'gable-bench';
const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="given.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;

/** A file of 400 kB that is no document of the agency: nothing of the check is left out. */
const pdf = (): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(400_000), Buffer.from('\n%%EOF\n')]);

const verify = async (url: string, address: string): Promise<number> => {
  const began = performance.now();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(pdf())], { type: 'application/pdf' }), 'given.pdf');
  const answer = await fetch(`${url}/api/v1/verify`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: form,
  });
  const said = await answer.text();
  if (answer.status !== 200) throw new Error(`An honest check was answered ${answer.status} ${said}`);
  return performance.now() - began;
};

const checkAll = async (url: string, network: string): Promise<number[]> => {
  const waits: number[] = [];
  let next = 0;
  const visit = async () => {
    while (next < honest) {
      next += 1;
      waits.push(await verify(url, `10.7.${network}.${next}`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
  return waits;
};

/** Begins to send 20 MB, and goes on by a byte a second; again, once its connection was cut. */
const sendSlowly = (port: number, address: string, isOver: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    let socket: Socket;
    const begin = () => {
      socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined).on('data', () => undefined);
      socket.once('close', () => (isOver() ? resolve() : void sleep(200).then(begin)));
      socket.write(
        `POST /api/v1/verify HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: ${address}\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: 20000000\r\n\r\n${head}%PDF-1.7\n`,
      );
      const drip = setInterval(() => {
        if (isOver()) socket.destroy();
        if (socket.destroyed) clearInterval(drip);
        else socket.write('x');
      }, 1_000);
    };
    begin();
  });

/** How long an honest check of a file takes, alone and beside people who send slowly on purpose. */
export const verifyBench = async (): Promise<void> => {
  const dataDir = await mkdtemp('/tmp/gable-bench-verify-');
  // PostgreSQL's account passes through it.
  await chmod(dataDir, 0o711);
  const gable = launchGable({
    dataDir,
    port: await freePort(),
    env: { DEMO: '0', LOG_LEVEL: 'warn', TRUST_PROXY: '127.0.0.1' },
  });
  try {
    await gable.untilReady(170_000);
    await checkAll(gable.url, '1');
    const alone = await checkAll(gable.url, '2');
    let isOver = false;
    const senders = Array.from({ length: slow }, (_, index) =>
      sendSlowly(Number(new URL(gable.url).port), `10.8.0.${index % 2}`, () => isOver),
    );
    await sleep(2_000);
    const beside = await checkAll(gable.url, '3');
    // Those of the beginning are cut by now, and have come back.
    await sleep(8_000);
    const later = await checkAll(gable.url, '4');
    isOver = true;
    await Promise.all(senders);
    const row = (name: string, waits: number[]) => {
      const { p50, p95 } = figuresOf(waits, 1, 0);
      const figures = [p50, p95, Math.max(...waits)].map((ms) => ms.toFixed(0));
      return [name, ...figures, p95 < barMs ? 'kept' : 'MISSED'];
    };
    const rows = [row('alone', alone), row(`beside ${slow} slow senders`, beside), row('ten seconds later', later)];
    process.stdout.write(
      `${table([`${honest} checks of a file`, 'p50 ms', 'p95 ms', 'most ms', 'p95 < 1 s'], rows)}\n`,
    );
  } finally {
    await gable.stop();
    await removeDataDir(dataDir);
  }
};
