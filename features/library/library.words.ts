import { count, day, flag, id, instant, listFields, text } from '#platform/contract/list-fields.ts';

export const formFields = listFields({
  id: { is: id },
  fileId: { is: id },
  fileName: { label: 'Form', is: text(60) },
  folderId: { is: id },
  // Its names from the top down, with `pathSeparator` between them.
  folder: { label: 'Folder', is: text(40) },
  contentType: { is: text(20) },
  size: { is: count() },
  version: { label: 'Version', is: count() },
  effectiveOn: { label: 'In force from', is: day },
  // The day from which a newer version is in force.
  supersededOn: { label: 'Superseded on', is: day, maybe: true },
  // Only the desk sees it.
  isHidden: { is: flag() },
  uploadTime: { label: 'Uploaded', is: instant },
});

export const pathSeparator = ' › ';

/** Days after which the bin is emptied. */
export const binDays = 30;

export const binKinds = { FOLDER: 'Folder', FORM: 'Form' } as const;
