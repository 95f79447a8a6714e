import { setTimeout as sleep } from 'node:timers/promises';
import { smtpStandIn } from '#platform/server/mail/smtp-stand-in.ts';
import { withClient } from './bulk/cluster.ts';
import { withCopy } from './bulk/copy.ts';
import { benchPassword, withDatabases } from './bulk/database.ts';
import { figuresOf } from './harness/figures.ts';
import { type Server, startProduct } from './harness/processes.ts';
import { table } from './harness/table.ts';

const codes = 300;
const minuteMs = 60_000;
/** The milliseconds that the mail server takes for each mail. */
const mailMs = 200;
/** The most milliseconds that a code may wait. */
const barMs = 10_000;

/** How the codes are asked for, and how many other mails are queued just before the first of them. */
const rounds = [
  { name: 'evenly over a minute', overMs: minuteMs, others: 0 },
  { name: 'evenly, behind 600 other mails', overMs: minuteMs, others: 600 },
  { name: 'all at once', overMs: 0, others: 0 },
];
type Round = (typeof rounds)[number];
type MailServer = Awaited<ReturnType<typeof smtpStandIn>>;

/** A different network address for each call, because there are limits by address. */
let calls = 0;
const post = async ({ address }: Server, path: string, body: object): Promise<{ data: unknown }> => {
  calls += 1;
  const answer = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${(calls >> 8) & 255}.${calls & 255}` },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${text}`);
  return JSON.parse(text);
};

/** A sign-in up to its second step: the password was right, and the code is not yet asked for. */
const beginSignIn = async (product: Server, userName: string): Promise<string> => {
  const { data } = await post(product, '/auth/init-login-session', { userName, password: benchPassword });
  return (data as { loginSessionId: string }).loginSessionId;
};

/** When each address got its mail. */
const arrivals = ({ received }: MailServer): Map<string, number> =>
  new Map(received.map(({ to: [line], at }) => [/<(.*)>/.exec(line ?? '')?.[1] ?? '', at]));

const measure = async (product: Server, server: MailServer, round: Round, first: number) => {
  const names = Array.from({ length: codes }, (_, index) => `agent-${first + index}`);
  const sessions: string[] = [];
  for (const name of names) sessions.push(await beginSignIn(product, name));
  for (let index = 0; index < round.others; index++)
    await post(product, '/v1/users/forgot-password', { userName: `agent-${9_000 + index}` });
  server.received.length = 0;
  const askedAt = new Map<string, number>();
  const askings = sessions.map(async (loginSessionId, index) => {
    await sleep((round.overMs * index) / codes);
    askedAt.set(`agent${first + index}@gable.example`, performance.now());
    await post(product, '/v1/auth/request-otp', { loginSessionId, channel: 'EMAIL' });
  });
  await Promise.all(askings);
  const until = performance.now() + 6 * barMs;
  const waits = () => {
    const gotAt = arrivals(server);
    return [...askedAt].map(([to, at]) => (gotAt.get(to) ?? Number.POSITIVE_INFINITY) - at);
  };
  while (Math.max(...waits()) === Number.POSITIVE_INFINITY && performance.now() < until) await sleep(500);
  return waits();
};

const seconds = (ms: number) => (Number.isFinite(ms) ? (ms / 1000).toFixed(2) : 'never');

/** How long a sign-in code waits from the click until the mail server has it. */
export const mailQueueBench = (): Promise<void> =>
  withDatabases([10_000], async ([database]) => {
    if (!database) return;
    const rows: string[][] = [];
    await withCopy(database, 'bench_mail_queue', async (copy) => {
      await withClient(copy.ownerUrl, (client) => client.query('UPDATE person SET second_step = true'));
      const server = await smtpStandIn({}, mailMs);
      const product = await startProduct(copy, { TRUST_PROXY: '127.0.0.1', SMTP_URL: server.url });
      try {
        for (const [index, round] of rounds.entries()) {
          console.error(`mail-queue: ${round.name}`);
          const waits = await measure(product, server, round, 1_000 * (index + 1));
          const { p50, p95 } = figuresOf(waits, 1, 0);
          const most = Math.max(...waits);
          rows.push([round.name, ...[p50, p95, most].map(seconds), most <= barMs ? 'kept' : 'MISSED']);
        }
      } finally {
        await product.stop();
        server.close();
      }
    });
    process.stdout.write(`${table(head, rows)}\n`);
  });

const head = [`${codes} sign-in codes`, 'p50 s', 'p95 s', 'most s', `each within ${barMs / 1000} s`];
