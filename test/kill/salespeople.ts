import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword, demoPeople } from '#demo/accounts.ts';
import { sampleInfo } from '#demo/sample.ts';
import { anEsubmission, type Caller } from '../esubmissions.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { persistentClient } from './persistent-client.ts';

const userNames = demoPeople.filter(({ role }) => role === 'salesperson').map(({ userName }) => userName);

/**
 * Lets six clients of three salespeople create, change and submit until `stop`, which waits until each has its last
 * answer: from then on the ledger and the database must say the same. `restMs`: how long each waits after a submission.
 */
export const sendSalespeople = async (url: string, { restMs = 0 } = {}) => {
  const ledger = openLedger();
  const isOver = { now: false };
  const clients = await Promise.all(
    [...userNames, ...userNames].map((userName) =>
      persistentClient({
        url,
        userName,
        password: demoPassword,
        onAcknowledged: ledger.note,
        onRetry: () => {
          ledger.counts.retries += 1;
        },
      }),
    ),
  );
  const work = Promise.all(clients.map((client) => workDay(client, ledger, { isOver, restMs })));
  // An error is for whoever calls `stop`; it must not end the process before.
  work.catch(() => undefined);
  return {
    ledger,
    stop: async () => {
      isOver.now = true;
      await work;
      return ledger;
    },
  };
};

/** One in three submissions goes all the way: parties, bills, files, submitted. The others are drafts, changed a few times. */
const workDay = async (
  client: Caller,
  ledger: Ledger,
  { isOver, restMs }: { isOver: { now: boolean }; restMs: number },
) => {
  while (!isOver.now) {
    await sleep(restMs);
    if (randomInt(3) === 0) {
      await anEsubmission(client, { status: 'submitted', info: someInfo() });
      continue;
    }
    const { status, body } = await client.post('/api/v1/esubmissions', someInfo());
    if (status !== 200) throw new Error(`A create was refused: ${status} ${JSON.stringify(body)}`);
    await change(client, ledger, body.data.eSubId);
  }
};

const change = async (client: Caller, { promised }: Ledger, eSubId: string) => {
  for (let times = randomInt(4); times > 0; times--) {
    const version = promised.get(eSubId)?.version;
    const { status, body } = await client.put('/api/v1/esubmissions', { ...someInfo(), eSubId, version });
    // With its key, even a repeated change is never "stale": the first answer is kept for it.
    if (status !== 200) throw new Error(`A change was refused: ${status} ${JSON.stringify(body)}`);
  }
};

/** No two alike, lest they be held for the same sale. */
const someInfo = () => {
  const { property, ...rest } = sampleInfo();
  const unit = `${randomInt(2, 99)}-${randomInt(1, 99_999)}`;
  return { ...rest, property: { ...property, unit }, priceCents: randomInt(1_000_000, 400_000_000) * 100 };
};
