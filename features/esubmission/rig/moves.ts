import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { auditRow } from '#platform/server/audit/tables.ts';
import { today } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import type { TestApp } from '#test/app.ts';
import { readCase } from '#test/case-rows.ts';
import { copyCase, type Kind } from '#test/copied-case.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { esubmissionHistory } from '../record/tables.server.ts';

export const cases = '/api/v1/esubmissions';

let units = 0;

/** Each case has a flat of its own, since two cases of one flat would be checked as one sale. */
const nextUnit = () => {
  units += 1;
  return `30-${units}`;
};
const inUnit = (unit: string) => ({ property: { ...sampleInfo().property, unit } });

export const aCaseOf = (owner: Client, status: 'draft' | 'ready') =>
  anEsubmission(owner, { status, info: inUnit(nextUnit()) });

/** By day: the submitted case of which the others are copies, each with a unit and an owner of its own. */
const firsts = new Map<string, Kind>();

/** A submitted case: a copy, which takes a tenth of the time. How a case comes there has tests of its own. */
export const aSubmittedCase = async (owner: Client): Promise<{ eSubId: string; version: number }> => {
  const unit = nextUnit();
  const at = { ...owner.asNobody, actor: owner.person, address: '127.0.0.1' };
  const people = [owner.person.userId];
  const day = today(at.clock);
  const first = firsts.get(day);
  if (first) {
    const now = { people, actors: [owner.person], unit };
    const { id, version } = await transact(at, (within) => copyCase(within, first, now));
    return { eSubId: id, version };
  }
  const made = await anEsubmission(owner, { status: 'submitted', info: inUnit(unit) });
  firsts.set(day, { rows: await readCase(at, made.eSubId), people });
  return made;
};

/** A submission that this member of the desk has claimed. */
export const aClaimed = async (owner: Client, desk: Client): Promise<string> => {
  const { eSubId } = await aSubmittedCase(owner);
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
