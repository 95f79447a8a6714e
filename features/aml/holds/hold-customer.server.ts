import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { screenCase } from '../cases/open-case.server.ts';
import { customerOf } from '../cases/refresh-customer.server.ts';
import { subjectPlace } from '../cases/subjects.server.ts';
import { lockCase } from '../scope.server.ts';
import { factsHashOf } from '../screening/facts.server.ts';
import { queueFollowers, screenCaseJob } from '../screening/settle-case.server.ts';
import { amlHold } from '../tables.server.ts';
import { casesOfSame } from './held.server.ts';
import type { HoldReason } from './holds.words.ts';

/** Place that the sealed number of a held customer is bound to. */
export const holdPlace = (id: string): string => `aml_hold/${id}/held_number`;

type Input = { params: { id: string }; body: { reason: HoldReason; note: string } };

/**
 * Holds the customer of a case, and screens the case at the same moment, so that its times move as after any screening; other cases of
 * the same person follow. A second click places no second hold.
 */
export const holdCustomer = async (at: Writing, { params, body }: Input): Promise<{ holdId: string }> => {
  const row = await lockCase(at, params.id);
  const { reason, note } = body;
  const [current] = await at.db
    .select({ id: amlHold.id })
    .from(amlHold)
    .where(
      and(eq(amlHold.caseId, row.id), eq(amlHold.reason, reason), isNull(amlHold.liftedAt), isNull(amlHold.endedAt)),
    );
  if (current) return { holdId: current.id };
  const placed = { by: at.actor.userId, at: at.clock.now().toString() };
  const customer = await customerOf(at, row);
  const id = randomUUID();
  const { idNumberSealed } = customer;
  const number = idNumberSealed && at.secrets.open(idNumberSealed, subjectPlace(customer.id));
  const held = {
    heldIdType: customer.idType,
    heldNumberSealed: number && at.secrets.seal(number, holdPlace(id)),
    heldNumberPrint: customer.idNumberPrint,
    heldNames: [customer.name, ...customer.aliases],
    heldBirth: customer.dateOfBirth,
    heldHash: factsHashOf(customer),
  };
  const { id: holdId } = inserted(
    await at.db
      .insert(amlHold)
      .values({ id, caseId: row.id, reason, note, ...placed, ...held })
      .returning({ id: amlHold.id }),
  );
  await record(at, { aggregate: 'aml-hold', aggregateId: holdId, action: 'hold.placed', detail: { reason } });
  await screenCase(at, row);
  // A case that was pending already stays so: a form of somebody exposed for sure, which could be done till now, is looked at all the same.
  await queueFollowers(at, row.id);
  for (const caseId of await casesOfSame(at.db, row.id)) await at.jobs.send(at.db, screenCaseJob, { caseId });
  return { holdId };
};
