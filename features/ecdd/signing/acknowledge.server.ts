import { revokeRequests } from '#features/signing/index.server.ts';
import type { Writing } from '#platform/server/context.ts';
import { noteCorrected } from '../corrections/note-corrected.server.ts';
import { formChanged } from '../dossier/form-changed.server.ts';
import { formKind } from '../forms/evaluate-form.server.ts';
import type { FormRecord } from '../forms/scope.server.ts';
import { rate } from '../rating/rate-again.server.ts';
import { ecddSignature } from '../tables.server.ts';

/** A version is acknowledged without a link, which ends what was sent. It counts for the rating, which may ask for an officer now. */
export const acknowledge = async (
  at: Writing,
  form: FormRecord,
  how: 'PAPER' | 'REFUSED',
  { mitigation, ...more }: { fileId?: string; note?: string; mitigation: string },
): Promise<void> => {
  const { id, version, name } = form;
  await revokeRequests(at, formKind, id);
  await at.db
    .insert(ecddSignature)
    .values({ formId: id, version, how, signedAt: at.clock.now().toString(), name, ...more });
  await noteCorrected(at, form);
  await rate(at, form, mitigation);
  await formChanged(at, id);
};
