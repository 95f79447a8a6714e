import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, optional, requiredText } from '#platform/contract/fields.ts';
import { binKinds } from '../library.words.ts';

export type Folder = { id: string; name: string; childNode: Folder[] };
const Folder: z.ZodType<Folder, Folder> = z
  .object({
    id: id(),
    name: z.string(),
    get childNode() {
      return z.array(Folder);
    },
  })
  // A recursive schema needs an id, by which the API document refers to it.
  .meta({ id: 'Folder' });

/** A folder as the desk sees it. `isHidden` is said of itself, not of those above. */
const DeskFolder = z.object({
  id: id(),
  parentId: id().nullable(),
  name: z.string(),
  isHidden: z.boolean(),
  /** How many forms lie in it, those of folders below not counted. */
  files: z.int(),
});
export type DeskFolder = z.output<typeof DeskFolder>;

const Binned = z.object({
  kind: z.enum(keysOf(binKinds)),
  id: id(),
  name: z.string(),
  /** Its former folder; empty at the top. */
  folder: z.string(),
  /** How many forms go with a folder. */
  files: z.int(),
  binnedAt: z.iso.datetime(),
  binnedBy: z.string(),
  /** The day on which it is deleted. */
  deletedOn: z.iso.date(),
});
export type Binned = z.output<typeof Binned>;

const ofFolder = z.strictObject({ id: id() });
const name = requiredText(80);
const byDesk = { who: 'desk:content', refuses: ['conflict', 'missing'] } as const;

/** The folders, and what the desk does with them. */
export const folderCalls = {
  folders: endpoint({
    method: 'GET',
    path: '/v1/folders',
    who: 'signed-in',
    summary: 'The tree of folders of the official forms, without hidden ones.',
    data: z.array(Folder),
  }),
  deskFolders: endpoint({
    method: 'GET',
    path: '/v1/folders/all',
    who: 'desk:content',
    summary: 'All folders in their order, also the hidden ones, with how many forms they have.',
    data: z.array(DeskFolder),
  }),
  addFolder: endpoint({
    ...byDesk,
    method: 'POST',
    path: '/v1/folders',
    summary: 'Adds a folder, the last of those beside it.',
    body: z.strictObject({ name, parentId: optional(id()) }),
    data: z.object({ id: id() }),
    message: 'Folder added.',
  }),
  changeFolder: endpoint({
    ...byDesk,
    method: 'PUT',
    path: '/v1/folders/{id}',
    summary: 'Renames a folder, or hides it with all below it.',
    params: ofFolder,
    body: z.strictObject({ name, isHidden: z.boolean() }),
    data: DeskFolder,
    elsewhere: { parentId: 'PUT /api/v1/folders/{id}/place' },
    message: 'Folder saved.',
  }),
  placeFolder: endpoint({
    ...byDesk,
    method: 'PUT',
    path: '/v1/folders/{id}/place',
    summary: 'Moves a folder into another or to the top, before one that is there or last of all.',
    params: ofFolder,
    command: true,
    body: z.strictObject({ parentId: id().nullable(), beforeId: optional(id()) }),
    message: 'Folder moved.',
  }),
  binFolder: endpoint({
    ...byDesk,
    method: 'DELETE',
    path: '/v1/folders/{id}',
    summary: 'Moves a folder to the bin, with all below it.',
    params: ofFolder,
    message: 'Moved to the bin.',
  }),
  restoreFolder: endpoint({
    ...byDesk,
    method: 'PUT',
    path: '/v1/folders/{id}/restore',
    summary: 'Takes a folder out of the bin, with all that lay in it.',
    params: ofFolder,
    message: 'Folder restored.',
  }),
  bin: endpoint({
    method: 'GET',
    path: '/v1/files/bin',
    who: 'desk:content',
    summary: 'What lies in the bin, the latest first. What lay in a folder comes back with it.',
    data: z.array(Binned),
  }),
};
