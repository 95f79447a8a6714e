import type { Actor } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { RunKind } from '../payout.words.ts';
import { approveRun } from './approve-run.server.ts';
import { drawUp } from './draw-up.server.ts';
import { payRun } from './pay-run.server.ts';
import { sendRun } from './send-run.server.ts';

type Days = { cutOff: Day; payDay: Day };
type Finance = { on: (day: Day, actor?: Actor) => Writing; approver: Actor };

/** A run of a kind from the draft to the payment; undefined where there is nothing to pay. */
export const paidRun = async (kind: RunKind, { cutOff, payDay }: Days, { on, approver }: Finance) => {
  const body = { kind, cutOff, payDay };
  const drawn = await drawUp(on(cutOff), { params: undefined, query: undefined, body }).catch(nothingToPay);
  if (!drawn) return undefined;
  const params = { id: drawn.runId };
  await approveRun(on(cutOff, approver), { params, query: undefined, body: { revision: 1 } });
  await sendRun(on(cutOff), { params, query: undefined, body: undefined });
  // Three years of statements are no news: the outbox gets some of the last ones.
  await payRun(withoutMails(on(payDay)), { params, query: undefined, body: { paidOn: payDay } });
  return drawn.runId;
};

const withoutMails = (at: Writing): Writing => ({
  ...at,
  jobs: { ...at.jobs, send: () => Promise.resolve(), sendAll: () => Promise.resolve() },
});

const nothingToPay = (error: unknown): undefined => {
  if (!(error instanceof Refusal)) throw error;
};
