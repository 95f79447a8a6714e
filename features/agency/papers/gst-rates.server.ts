import { and, eq } from 'drizzle-orm';
import { addGstRate, gstRateFrom, readGstRates } from '#features/firm/server/index.ts';
import type { Waiting } from '#features/ledger/server/index.ts';
import { askForApproval, endApproval } from '#features/notifications/index.server.ts';
import {
  prepareChange,
  readChanges,
  takeApproved,
  takeChange,
  waitingChangePublic,
} from '#features/people/index.server.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { percentText } from '#platform/contract/money.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { paperCalls } from './papers.calls.ts';

/** Every invoice depends on these: a rate is prepared by one person and approved by another. */

type Rate = Input<typeof paperCalls.addGstRate>['body'];
type ById = { params: { id: string } };

const kind = 'GST_RATE';
const page = '/agency-desk/papers';
const aggregate = 'gst-rate';

export const readRates = async (at: Reading) => ({
  rates: (await readGstRates(at.db)).toReversed(),
  waiting: await readChanges(at, kind),
});

/** No paper has a tax point in the future: a rate from tomorrow on changes none that was issued. */
const isToCome = (at: Reading, validFrom: Day): boolean => validFrom > today(at.clock);

export const prepareRate = async (at: Writing, { body }: Input<typeof paperCalls.addGstRate>): Promise<undefined> => {
  const { validFrom, rate } = body;
  if (!isToCome(at, validFrom))
    throw new Refusal('gst-rate.invalid', 'Choose a day after today: papers of today are issued at the present rate.', {
      field: 'validFrom',
    });
  await requireNoneWaits(at, validFrom);
  const before = await gstRateFrom(at, validFrom);
  if (before === rate)
    throw new Refusal('gst-rate.conflict', `The rate from ${formatDay(validFrom)} is ${percentText(rate)}% already.`, {
      field: 'rate',
    });
  const title = `GST ${percentText(rate)}% from ${formatDay(validFrom)}`;
  const lines = before === undefined ? [] : [`In place of ${percentText(before)}% from that day`];
  await record(at, { aggregate, aggregateId: validFrom, action: 'gst-rate.asked', detail: { title, lines } });
  const { changeId } = await prepareChange(at, { kind, subject: validFrom, title, lines, input: body, page });
  await askForApproval(at, {
    id: changeId,
    title: `A GST rate waits for approval: ${title}`,
    line: (by) => `${by} asks for it.`,
    link: page,
    isMailed: true,
  });
  return undefined;
};

/** Two for one day would each say that it takes the place of the rate before both. */
const requireNoneWaits = async (at: Writing, validFrom: Day): Promise<void> => {
  await ask(at.db, `SELECT pg_advisory_xact_lock(hashtextextended('agency.gst-rates', 0))`);
  const isSame = and(eq(waitingChangePublic.kind, kind), eq(waitingChangePublic.subject, validFrom));
  if ((await at.db.$count(waitingChangePublic, isSame)) > 0)
    throw new Refusal(
      'gst-rate.conflict',
      `A rate from ${formatDay(validFrom)} waits for approval. Decline it before you prepare another.`,
      { field: 'validFrom' },
    );
};

/** What waits of them, for the overview of finance. */
export const waitingGstRates: Waiting = {
  key: 'gst-rates',
  label: 'GST rates to approve',
  to: page,
  read: async ({ db }) => ({
    count: await db.$count(waitingChangePublic, eq(waitingChangePublic.kind, kind)),
    cents: null,
  }),
};

export const approveRate = async (at: Writing, { params }: ById): Promise<undefined> => {
  const { input, title, lines } = await takeApproved(at, { kind, changeId: params.id, page });
  const { validFrom, rate } = input as Rate;
  if (!isToCome(at, validFrom))
    throw new Refusal(
      'gst-rate.conflict',
      `${formatDay(validFrom)} has come, and papers may have been issued. Decline this rate and prepare one from a later day.`,
    );
  await endApproval(at, params.id);
  await addGstRate(at, { validFrom, rate });
  await record(at, { aggregate, aggregateId: validFrom, action: 'gst-rate.added', detail: { title, lines } });
  return undefined;
};

export const declineRate = async (at: Writing, { params }: ById): Promise<undefined> => {
  const { subject, title, lines } = await takeChange(at, { kind, changeId: params.id });
  await endApproval(at, params.id);
  await record(at, { aggregate, aggregateId: subject, action: 'gst-rate.declined', detail: { title, lines } });
  return undefined;
};
