import { library } from '#features/library/room.calls.ts';
import { plainPdf } from '#platform/server/pdf/plain-pdf.ts';
import type { TestApp } from '../app.ts';
import { day, instant, sameAsList } from './opened.ts';

export const forms = sameAsList('Official forms', {
  list: library.files,
  file: library.filesSheet,
  columns: {
    Form: ({ fileName }) => fileName,
    Folder: ({ folder }) => folder,
    Version: ({ version }) => version,
    'In force from': ({ effectiveOn }) => day(effectiveOn),
    'Superseded on': ({ supersededOn }) => day(supersededOn),
    Uploaded: ({ uploadTime }) => instant(uploadTime),
  },
});

/** A form whose next version comes into force later, and one whose name looks like a formula. */
export const addForms = async (app: TestApp): Promise<void> => {
  const desk = await app.letIn(await app.aStaff('content'));
  const { id } = (await desk.post('/api/v1/folders', { name: 'Tenancy', parentId: null })).body.data;
  const add = async (path: string, name: string, fields: Record<string, string> = {}) => {
    const file = { name: `${name}.pdf`, bytes: plainPdf(name, [{ kind: 'title', text: name }]) };
    return (await desk.upload(path, fields, file)).body.data;
  };
  await add(`/api/v1/folders/${id}/files`, '=1+1');
  const form = await add(`/api/v1/folders/${id}/files`, 'Tenancy agreement');
  await add(`/api/v1/file/${form.id}/versions`, 'Next', { effectiveOn: '2099-01-01' });
};
