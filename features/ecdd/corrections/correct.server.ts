import { and, eq, ne } from 'drizzle-orm';
import { secondOfficers } from '#features/aml/index.server.ts';
import { notify } from '#features/notifications/index.server.ts';
import { secondWord } from '#features/people/index.server.ts';
import { isCompliance } from '#platform/contract/actor.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { evaluateForm } from '../forms/evaluate-form.server.ts';
import { presentForm } from '../forms/read.server.ts';
import { type FormRecord, lockForm, lockFormOf } from '../forms/scope.server.ts';
import type { ecdd } from '../room.calls.ts';
import { isApproved } from './corrections-of.server.ts';
import { signedStatements } from './signed-statements.server.ts';
import { ecddCorrection } from './tables.server.ts';

export const formToCorrect: NotificationKind = {
  key: 'formToCorrect',
  label: 'Corrections and scans of due diligence forms',
  help: 'A correction of an approved form, or a scan, waits to be decided or is decided.',
  action: 'Open',
  isUrgent: true,
  isFor: (actor) => actor.role === 'salesperson' || isCompliance(actor),
};

/**
 * Begins the correction of a version that was signed. Where a transaction was approved with it, compliance is asked to begin it. The
 * signatures stand until the corrected version is saved.
 * @throws Refusal `form.conflict` for what nobody has signed, and for a second one of the same version
 */
export const beginCorrection = async (at: Writing, { params, body }: Input<typeof ecdd.beginCorrection>) => {
  const form = await lockForm(at, params.id, { version: body.version });
  const { signatures } = await evaluateForm(at, form);
  if (!signatures.some(({ version }) => version === form.version))
    throw new Refusal('form.conflict', 'This version is not signed. Edit the form.');
  const isOpen = and(
    eq(ecddCorrection.formId, form.id),
    eq(ecddCorrection.version, form.version),
    ne(ecddCorrection.state, 'REFUSED'),
  );
  if ((await at.db.$count(ecddCorrection, isOpen)) > 0)
    throw new Refusal('form.conflict', 'A correction of this version was begun or asked for already.');
  const isAsked = await isApproved(at, form.id);
  const state = isAsked ? ('ASKED' as const) : ('BEGUN' as const);
  const { id } = inserted(
    await at.db
      .insert(ecddCorrection)
      .values({
        formId: form.id,
        version: form.version,
        state,
        reason: body.reason,
        askedBy: at.actor.userId,
        askedAt: at.clock.now().toString(),
        signed: signedStatements(await presentForm(at, form, 'C')),
      })
      .returning(),
  );
  await note(at, form, isAsked ? 'form.correction-asked' : 'form.correction-begun', id);
  if (isAsked)
    await notify(at, formToCorrect, {
      to: await secondOfficers(at, [form.owner]),
      key: `form-correction:${id}:asked`,
      title: `A correction of ${form.formNo} waits for you`,
      line: form.property,
      link: `/e-cdd?id=${form.id}`,
      who: 'compliance',
    });
  return { id: form.id, correction: state };
};

/** An officer begins the correction of a form that a transaction was approved with, or refuses it with a word. */
export const decideCorrection = async (
  at: Writing,
  { params, body }: Input<typeof ecdd.decideCorrection>,
): Promise<undefined> => {
  const [correction] = await at.db.select().from(ecddCorrection).where(eq(ecddCorrection.id, params.id));
  if (!correction) throw missing('correction');
  const form = await lockFormOf(at, correction.formId);
  await secondWordOnForm(at, form, correction.askedBy);
  const state = body.isBegun ? 'BEGUN' : 'REFUSED';
  const decided = await at.db
    .update(ecddCorrection)
    .set({ state, word: body.word, decidedBy: at.actor.userId, decidedAt: at.clock.now().toString() })
    .where(and(eq(ecddCorrection.id, correction.id), eq(ecddCorrection.state, 'ASKED')))
    .returning();
  if (decided.length === 0) throw new Refusal('form.conflict', 'Another officer decided on this meanwhile.');
  await note(at, form, body.isBegun ? 'form.correction-begun' : 'form.correction-refused', correction.id);
  await notify(at, formToCorrect, {
    to: [form.owner],
    key: `form-correction:${correction.id}:decided`,
    title: body.isBegun ? `You may correct ${form.formNo}` : `The correction of ${form.formNo} was refused`,
    line: body.word || form.property,
    link: `/e-cdd?id=${form.id}`,
  });
};

/** The word of an officer who may decide on this form, on what a salesperson asked for. @throws Refusal `form.forbidden` */
export const secondWordOnForm = async (at: Writing, { owner }: FormRecord, askedBy: string): Promise<void> => {
  const others = 'An officer who may decide on this form does that.';
  const among = await secondOfficers(at, [owner]);
  const by = [owner, askedBy];
  await secondWord(at, { of: 'form', by, desk: 'compliance', among, code: 'form.forbidden', own: others, others });
};

/** The reason stands with the form, and goes with it: what the audit keeps names nobody. */
const note = (at: Writing, { id, version }: FormRecord, action: string, correctionId: string) =>
  record(at, { aggregate: 'ecdd-form', aggregateId: id, action, detail: { version, correctionId } });
