import { eq } from 'drizzle-orm';
import { type ContactChanged, particularsOf } from '#features/contacts/index.server.ts';
import { screen } from '#features/screening/index.server.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { internalOrigin, type Services, type Writing } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { lockCase, lockNamed } from '../scope.server.ts';
import { queueFollowers, screenCaseJob } from '../screening/settle-case.server.ts';
import { amlCase } from '../tables.server.ts';
import { holdCasesOf } from './cases-of-owner.server.ts';
import { addCase, screenCase } from './open-case.server.ts';
import { refreshCustomer } from './refresh-customer.server.ts';

type Input = { body: { contactId: string; contactPropertyId: string | null } };

/** Opens the case of a contact, or brings it up to date, and screens everybody in it. */
export const generateAmlInfo = async (at: Writing, { body }: Input) => {
  const { contactId, contactPropertyId } = body;
  const { property, ...customer } = await particularsOf(at, contactId, contactPropertyId);
  await holdCasesOf(at, at.actor.userId);
  const [existing] = await at.db.select({ id: amlCase.id }).from(amlCase).where(eq(amlCase.contactId, contactId));
  if (!existing) return screenCase(at, await addCase(at, { owner: at.actor.userId, contactId, property, customer }));
  const row = await lockCase(at, existing.id);
  if (await refreshCustomer(at, row, { property, customer })) await queueFollowers(at, row.id);
  return screenCase(at, row);
};

/** The case of one's contact. A new one is screened by a job, so that the caller need not wait. */
export const caseOfContact = async (at: Writing, contactId: string): Promise<string> => {
  const [existing] = await at.db.select({ id: amlCase.id }).from(amlCase).where(eq(amlCase.contactId, contactId));
  if (existing) return existing.id;
  const { property, ...customer } = await particularsOf(at, contactId, null);
  await holdCasesOf(at, at.actor.userId);
  const [meanwhile] = await at.db.select({ id: amlCase.id }).from(amlCase).where(eq(amlCase.contactId, contactId));
  if (meanwhile) return meanwhile.id;
  const { id } = await addCase(at, { owner: at.actor.userId, contactId, property, customer });
  await at.jobs.send(at.db, screenCaseJob, { caseId: id });
  return id;
};

/** Screens a case that was opened in passing. */
export const screenNewCase = (services: Services): Job => ({
  name: screenCaseJob,
  run: async (payload) => {
    // The lists are indexed before a connection is held, which that needs, too.
    await screen(services, []);
    await inTransaction(services.database, async (db) => {
      const at = { ...services, ...internalOrigin('jobs'), actor: null, db };
      const { caseId } = payload as { caseId: string };
      const row = await lockNamed(db, caseId);
      if (row) await screenCase(at, row);
    });
  },
});

/** Updates and screens the case of a contact that has changed. A deleted contact leaves its case as it was. */
export const followContact: ContactChanged = async (at, contactId) => {
  const [existing] = await at.db.select().from(amlCase).where(eq(amlCase.contactId, contactId)).for('update');
  const particulars = existing && (await livingParticulars(at, contactId));
  if (!particulars) return;
  const { property, ...customer } = particulars;
  if (await refreshCustomer(at, existing, { property, customer })) await queueFollowers(at, existing.id);
  await screenCase(at, existing);
};

const livingParticulars = (at: Writing, contactId: string) =>
  particularsOf(at, contactId, null).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return undefined;
    throw error;
  });
