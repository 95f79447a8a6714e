import { Readable } from 'node:stream';
import { type DemoForm, type Shelf, shelves } from '#demo/library/shelves.ts';
import { staffOf } from '#features/people/index.server.ts';
import { addDays, type Day, formatDay } from '#platform/contract/days.ts';
import { morningOf } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { plainPdf } from '#platform/server/pdf/plain-pdf.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { addFolder, changeFolder } from './folders/change-folders.server.ts';
import { addForm, addVersion } from './forms/upload-forms.server.ts';

const query = undefined;

/** A title page, and some lines to write on: what the form says is not ours to print. */
const titlePage = (name: string, where: string, day: Day) =>
  plainPdf(name, [
    { kind: 'small', text: where },
    { kind: 'title', text: name },
    {
      kind: 'text',
      text: `Specimen of the demo agency, in force from ${formatDay(day)}. The form itself is published by its issuer.`,
    },
    ...['Name', 'Identity number', 'Address of the property', 'Date', 'Signature'].map((text) => ({
      kind: 'field' as const,
      text,
    })),
  ]);

/** The official forms of the demo agency. */
export const demoForms: DemoStep = async (at, { today }) => {
  const [actor] = await staffOf(at.db, 'content');
  if (!actor) return;
  for (const shelf of shelves)
    await addShelf({ ...at, actor }, shelf, { parentId: null, path: 'Official forms', today });
};

type Place = { parentId: string | null; path: string; today: Day };

const addShelf = async (
  at: Writing,
  { name, isHidden, forms = [], folders = [] }: Shelf,
  { parentId, path, today }: Place,
) => {
  const { id } = await addFolder(at, { params: undefined, query, body: { name, parentId } });
  if (isHidden) await changeFolder(at, { params: { id }, query, body: { name, isHidden } });
  for (const each of forms) await addAll(at, each, { folderId: id, path: `${path}, ${name}`, today });
  for (const folder of folders) await addShelf(at, folder, { parentId: id, path: `${path}, ${name}`, today });
};

const addAll = async (
  at: Writing,
  { name, days }: DemoForm,
  { folderId, path, today }: { folderId: string; path: string; today: Day },
) => {
  let formId: string | undefined;
  for (const daysAgo of days) {
    const effectiveOn = addDays(today, -daysAgo);
    const on = { ...at, clock: morningOf(daysAgo < 0 ? today : effectiveOn, at.clock) };
    const file = { fileName: `${name}.pdf`, source: Readable.from([titlePage(name, path, effectiveOn)]) };
    const added = formId
      ? await addVersion(on, { params: { id: formId }, body: { effectiveOn }, file })
      : await addForm(on, { params: { id: folderId }, body: { effectiveOn }, file });
    formId = added.id;
  }
};
