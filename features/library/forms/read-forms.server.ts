import { sendFile } from '#features/media/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { placed } from '#platform/server/database/placed.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { requireFolder } from '../folders/read-folders.server.ts';
import { keepsLibrary, seenFolders } from '../policy.server.ts';
import type { library } from '../room.calls.ts';
import { type FormRecord, formList, type Version } from './forms.calls.ts';

/** The version in force on `:today`: the last one that has begun, or the first one. */
const inForce = `
  SELECT coalesce(max(number) FILTER (WHERE effective_on <= :today::date), min(number)) FROM form_version WHERE form_id = f.id`;

/** The forms that a person sees, each in the version in force. */
const seen = `
  SELECT f.id, v.file_id AS "fileId", f.name || '.' || v.ending AS "fileName", f.folder_id AS "folderId", o.path AS folder,
    s.content_type AS "contentType", s.size::int AS size, v.number AS version, v.effective_on AS "effectiveOn",
    next.effective_on AS "supersededOn", s.uploaded_at AS "uploadTime", o.is_hidden AS "isHidden"
  FROM form f
  JOIN form_folder_open o ON o.id = f.folder_id AND ${seenFolders}
  JOIN form_version v ON v.form_id = f.id AND v.number = (${inForce})
  JOIN stored_file_public s ON s.file_id = v.file_id
  LEFT JOIN form_version next ON next.form_id = f.id AND next.number = v.number + 1
  WHERE f.binned_at IS NULL`;

const valuesFor = (at: Reading) => ({ today: today(at.clock), keeper: keepsLibrary(at.actor) });

/** Every word that is looked for is in the name of the form or of a folder above it. */
const matching = `${seen}
  AND ${isFound("searched(concat_ws(' ', o.path, f.name))")}
  AND (:folder::uuid IS NULL OR :folder = ANY(o.line))`;

export const forms = serveList(formList, {
  name: 'official-forms',
  title: 'Official forms',
  action: 'form.list-exported',
  last: 'id',
  rows: async (at, { search, folder = null }) =>
    placed(matching, { ...valuesFor(at), folder, words: patternsOf(search) }),
});

type Row = Omit<FormRecord, 'name' | 'versions'>;

export const readFolderFiles = async (at: Reading, { params: { id } }: Input<typeof library.folderFiles>) => {
  await requireFolder(at, id);
  const text = `${seen} AND f.folder_id = :id ORDER BY "uploadTime" DESC, f.id`;
  return ask<Row>(at.db, text, { ...valuesFor(at), id });
};

const versions = `
  SELECT v.number AS version, v.file_id AS "fileId", f.name || '.' || v.ending AS "fileName", s.content_type AS "contentType",
    s.size::int AS size, v.effective_on AS "effectiveOn", next.effective_on AS "supersededOn", s.uploaded_at AS "uploadTime",
    p.name AS "uploadedBy"
  FROM form f
  JOIN form_version v ON v.form_id = f.id
  JOIN stored_file_public s ON s.file_id = v.file_id
  JOIN person_public p ON p.id = s.uploaded_by
  LEFT JOIN form_version next ON next.form_id = f.id AND next.number = v.number + 1
  WHERE f.id = $1 ORDER BY v.number DESC`;

/** A form with its versions. @throws 404 if it lies in the bin, or the reader does not see its folder */
export const readForm = async (at: Reading, id: string): Promise<FormRecord> => {
  const [form] = await ask<Row>(at.db, `${seen} AND f.id = :id`, { ...valuesFor(at), id });
  if (!form) throw missing('form');
  const name = form.fileName.replace(/\.[^.]+$/, '');
  return { ...form, name, versions: await ask<Version>(at.db, versions, [id]) };
};

export const readFormCall = (at: Reading, { params }: Input<typeof library.file>) => readForm(at, params.id);

/** The file of a form, under the form's name. */
export const downloadForm = async (
  at: Reading,
  { params, query }: Input<typeof library.download>,
): Promise<FileAnswer> => {
  const { version, versions } = await readForm(at, params.id);
  const wanted = versions.find((each) => each.version === (query.version ?? version));
  if (!wanted) throw missing('version');
  return { ...(await sendFile(at, wanted.fileId)), name: wanted.fileName };
};
