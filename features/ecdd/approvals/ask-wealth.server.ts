import { keepFile, receiveFile } from '#features/media/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { formChanged } from '../dossier/form-changed.server.ts';
import { evaluateForm } from '../forms/evaluate-form.server.ts';
import { findForm, lockFormOf } from '../forms/scope.server.ts';
import { officersPaper, officersPapersOf } from '../papers/papers-of.server.ts';
import type { ecdd } from '../room.calls.ts';
import { ecddFile, ecddWealthAsk } from '../tables.server.ts';
import { requireOfficer } from './approvals.server.ts';

/** An officer asks for source of wealth, of a form of whatever rating, or takes that back. Whoever reads the form sees that it is asked. */
export const askWealth = async (at: Writing, { params, body }: Input<typeof ecdd.askWealth>): Promise<undefined> => {
  const form = await lockFormOf(at, params.id);
  await requireOfficer(at, form);
  const { isAsked } = body;
  if (isAsked === (await evaluateForm(at, form)).isAsked) return;
  const now = at.clock.now().toString();
  await at.db.insert(ecddWealthAsk).values({ formId: form.id, at: now, by: at.actor.userId, isAsked });
  await record(at, {
    aggregate: 'ecdd-approval',
    aggregateId: form.id,
    action: isAsked ? 'approval.wealth-asked' : 'approval.wealth-taken-back',
    detail: { version: form.version },
  });
  await formChanged(at, form.id);
};

const mostPapers = 30;

/** Adds a document from which an officer established what compliance alone knows. */
export const addOfficerPaper = (
  at: Reading,
  { params, body, file }: Input<typeof ecdd.officerPaper> & { file?: IncomingFile },
): Promise<{ fileId: string }> =>
  receiveFile(
    at,
    { uploadId: body.uploadId, file },
    async () => requireOfficer(at, await findForm(at, params.id)),
    (stored) =>
      transact(at, async (within) => {
        const form = await lockFormOf(within, params.id);
        await requireOfficer(within, form);
        if ((await officersPapersOf(within, form.id)).length >= mostPapers)
          throw new Refusal('form.conflict', `Officers add at most ${mostPapers} documents to a form.`);
        const { fileId } = await keepFile(within, stored);
        await within.db.insert(ecddFile).values({
          fileId,
          formId: form.id,
          attachCode: officersPaper,
          addedAt: within.clock.now().toString(),
          addedBy: within.actor.userId,
        });
        await record(within, {
          aggregate: 'ecdd-approval',
          aggregateId: form.id,
          action: 'approval.paper-added',
          detail: { fileId },
        });
        return { answer: { fileId }, isKept: true };
      }),
  );
