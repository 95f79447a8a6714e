import { and, eq } from 'drizzle-orm';
import { addGstRate, gstRateFrom, readGstRates } from '#features/firm/server/index.ts';
import { approvals } from '#features/notifications/index.server.ts';
import { byTwo, waitingChangePublic } from '#features/people/index.server.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { percentText } from '#platform/contract/money.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { paperCalls } from './papers.calls.ts';

type Rate = Input<typeof paperCalls.addGstRate>['body'];

/** Every invoice depends on these: a rate is prepared by one person and approved by another. */
export const gstRateChanges = byTwo<Rate>({
  kind: 'GST_RATE',
  page: '/agency-desk/papers',
  notice: 'A GST rate waits for approval',
  approvals,
  audit: { aggregate: 'gst-rate', asked: 'gst-rate.asked', approved: 'gst-rate.added', declined: 'gst-rate.declined' },
  make: async (at, { input: { validFrom, rate } }) => {
    if (!isToCome(at, validFrom))
      throw new Refusal(
        'gst-rate.conflict',
        `${formatDay(validFrom)} has come, and papers may have been issued. Decline this rate and prepare one from a later day.`,
      );
    await addGstRate(at, { validFrom, rate });
  },
});

export const readRates = async (at: Reading) => ({
  rates: (await readGstRates(at.db)).toReversed(),
  waiting: (await gstRateChanges.list(at)).rows,
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
  await gstRateChanges.ask(at, { subject: validFrom, title, lines, input: body });
  return undefined;
};

/** Two for one day would each say that it takes the place of the rate before both. */
const requireNoneWaits = async (at: Writing, validFrom: Day): Promise<void> => {
  await ask(at.db, `SELECT pg_advisory_xact_lock(hashtextextended('agency.gst-rates', 0))`);
  const isSame = and(eq(waitingChangePublic.kind, 'GST_RATE'), eq(waitingChangePublic.subject, validFrom));
  if ((await at.db.$count(waitingChangePublic, isSame)) > 0)
    throw new Refusal(
      'gst-rate.conflict',
      `A rate from ${formatDay(validFrom)} waits for approval. Decline it before you prepare another.`,
      { field: 'validFrom' },
    );
};
