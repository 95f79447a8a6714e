import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { auditRow } from '#platform/server/audit/tables.ts';
import type { TestApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { esubmissionHistory } from '../core/tables.ts';

export const cases = '/api/v1/esubmissions';

let units = 0;

/** Each case has a flat of its own, since two cases of one flat would be checked as one sale. */
export const aCaseOf = (owner: Client, status: 'draft' | 'ready' | 'submitted') => {
  units += 1;
  return anEsubmission(owner, { status, info: { property: { ...sampleInfo().property, unit: `30-${units}` } } });
};

/** A submission that this member of the desk has claimed. */
export const aClaimed = async (owner: Client, desk: Client): Promise<string> => {
  const { eSubId } = await aCaseOf(owner, 'submitted');
  expect((await move(desk, eSubId, 3)).status).toBe(200);
  return eSubId;
};

/** An approval without a reason says that the documents were checked on paper, since nobody accepts them here. */
export const move = (who: Client, eSubId: string, to: number, reason = to === 7 ? 'Checked on paper' : undefined) =>
  who.put(`${cases}/${eSubId}/status/${to}`, reason === undefined ? {} : { reason });

export const summaryOf = async (who: Client, eSubId: string) => (await who.get(`${cases}/${eSubId}/summary`)).body.data;

/** `[from, to, reason]` of every move. */
export const historyOf = async ({ services }: TestApp, eSubId: string) => {
  const { esubmissionId, id } = esubmissionHistory;
  const rows = await services.database.select().from(esubmissionHistory).where(eq(esubmissionId, eSubId)).orderBy(id);
  return rows.map(({ fromStatus, toStatus, reason }) => [fromStatus, toStatus, reason]);
};

export const lastAudit = async ({ services }: TestApp, eSubId: string) =>
  (await services.database.select().from(auditRow).where(eq(auditRow.aggregateId, eSubId)).orderBy(auditRow.seq)).at(
    -1,
  );
