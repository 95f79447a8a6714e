import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { forgetFile } from '#features/media/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { findFolder, requireFolder } from '../folders/read-folders.server.ts';
import { lockLibrary } from '../policy.server.ts';
import type { library } from '../room.calls.ts';
import { form, formVersion } from '../tables.server.ts';
import type { FormRecord } from './forms.calls.ts';
import { readForm } from './read-forms.server.ts';
import { formNamed } from './upload-forms.server.ts';

type CallInput<K extends keyof typeof library> = Input<(typeof library)[K]>;

const recordForm = (at: Writing, id: string, action: string, detail: Record<string, unknown>) =>
  record(at, { aggregate: 'form', aggregateId: id, action: `form.${action}`, detail });

const lockForms = async (at: Writing, ids: string[]): Promise<FormRecord[]> => {
  await lockLibrary(at);
  const records: FormRecord[] = [];
  for (const id of new Set(ids)) records.push(await readForm(at, id));
  return records;
};

const requireFreeName = async (at: Writing, { id, name }: { id: string; name: string }, folderId: string) => {
  const namesake = await formNamed(at, folderId, name);
  if (namesake && namesake.id !== id)
    throw new Refusal(
      'form.conflict',
      `There is a form named ${namesake.name} in this folder. Rename one of them first.`,
      {
        field: 'name',
      },
    );
};

export const renameForm = async (at: Writing, { params: { id }, body }: CallInput<'renameForm'>) => {
  const [before] = await lockForms(at, [id]);
  if (!before) throw missing('form');
  await requireFreeName(at, { id, name: body.name }, before.folderId);
  await at.db.update(form).set(body).where(eq(form.id, id));
  await recordForm(at, id, 'renamed', { before: { name: before.name }, after: body });
  return undefined;
};

export const moveForms = async (at: Writing, { body: { ids, folderId } }: CallInput<'moveForms'>) => {
  const moved = await lockForms(at, ids);
  await requireFolder(at, folderId);
  for (const each of moved) {
    if (each.folderId === folderId) continue;
    await requireFreeName(at, each, folderId);
    await at.db.update(form).set({ folderId }).where(eq(form.id, each.id));
    await recordForm(at, each.id, 'moved', { before: { folderId: each.folderId }, after: { folderId } });
  }
  return undefined;
};

export const binForms = async (at: Writing, { body: { ids } }: CallInput<'binForms'>) => {
  for (const { id, name } of await lockForms(at, ids)) {
    await at.db
      .update(form)
      .set({ binnedAt: at.clock.now().toString(), binnedBy: at.actor.userId })
      .where(eq(form.id, id));
    await recordForm(at, id, 'binned', { name });
  }
  return undefined;
};

export const restoreForms = async (at: Writing, { body: { ids } }: CallInput<'restoreForms'>) => {
  await lockLibrary(at);
  const binned = await at.db
    .select()
    .from(form)
    .where(and(inArray(form.id, ids), isNotNull(form.binnedAt)));
  if (binned.length !== new Set(ids).size) throw missing('form');
  for (const { id, name, folderId } of binned) {
    if (!(await findFolder(at, folderId)))
      throw new Refusal('form.conflict', `The folder that ${name} was in is in the bin. Restore the folder first.`);
    await requireFreeName(at, { id, name }, folderId);
    await at.db.update(form).set({ binnedAt: null, binnedBy: null }).where(eq(form.id, id));
    await recordForm(at, id, 'restored', { name });
  }
  return undefined;
};

/** Removes the last version, which nobody should have: one at least stays. */
export const removeVersion = async (at: Writing, { params: { id, version } }: CallInput<'removeVersion'>) => {
  const [row] = await lockForms(at, [id]);
  const last = row?.versions[0];
  if (!row?.versions.some((each) => each.version === version)) throw missing('version');
  if (last?.version !== version || row.versions.length === 1)
    throw new Refusal(
      'form.conflict',
      'Only the last version can be removed, and one stays. Move the form to the bin.',
    );
  await at.db.delete(formVersion).where(and(eq(formVersion.formId, id), eq(formVersion.number, version)));
  await forgetFile(at, last.fileId);
  await recordForm(at, id, 'version-removed', { number: version });
  return undefined;
};
