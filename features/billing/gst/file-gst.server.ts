import { formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { billing } from '../room.calls.ts';
import { readGstQuarter } from './read-gst.server.ts';

const keep = `
  INSERT INTO gst_filing (quarter, filed_on, output_cents, input_cents, filed_by, filed_at)
  VALUES (:quarter, :filedOn, :outputCents, :inputCents, :actor, :now) ON CONFLICT DO NOTHING RETURNING quarter`;

/** Marks the GST of a quarter filed, for ever. Money that came in before its tax invoice has to have one first. */
export const fileGst = async (
  at: Writing,
  { params: { quarter }, body }: Input<typeof billing.fileGst>,
): Promise<undefined> => {
  const { to, filing, isOver, early, outputCents, inputCents } = await readGstQuarter(at, { query: { quarter } });
  const words = quarter.replace('-', ' ');
  if (filing) throw new Refusal('gst.conflict', `${words} was filed on ${formatDay(filing.filedOn)} already.`);
  if (!isOver) throw new Refusal('gst.conflict', `${words} is not over yet.`);
  if (body.filedOn <= to || body.filedOn > today(at.clock))
    throw new Refusal('gst.invalid', 'Give the day on which you filed it: after the quarter, and not to come.', {
      field: 'filedOn',
    });
  if (early.count > 0) {
    const some = early.rows.slice(0, 3).map(({ number }) => number);
    const more = early.count > some.length ? ` and ${early.count - some.length} more` : '';
    throw new Refusal(
      'gst.conflict',
      `Money came in before its tax invoice: ${some.join(', ')}${more}. Invoice it and apply the money, or refund it, then file.`,
    );
  }
  const actor = at.actor.userId;
  const now = at.clock.now().toString();
  const values = { quarter, filedOn: body.filedOn, outputCents, inputCents, actor, now };
  const [filed] = await ask(at.db, keep, values);
  if (!filed) throw new Refusal('gst.conflict', `${words} was filed by somebody else just now.`);
  const detail = { filedOn: body.filedOn, outputCents, inputCents };
  await record(at, { aggregate: 'gst', aggregateId: quarter, action: 'gst.filed', detail });
};
