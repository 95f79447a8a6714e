import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf } from '#platform/contract/fields.ts';
import { listCalls, rowOf } from '#platform/contract/list-calls.ts';
import { TablePreview, tableChoice } from '#platform/contract/table-preview.ts';
import { LackingList } from '../hits/hit.calls.ts';
import { versionFields } from '../lists.words.ts';
import { sources } from '../screening.words.ts';
import { complianceAlone } from '../who.calls.ts';

const place = '/v1/compliance/lists';

export const versionList = listCalls(versionFields, {
  ...complianceAlone,
  path: `${place}/versions`,
  summary: 'Every version of the lists that were loaded, the newest first.',
  fileSummary: 'The versions of the lists as an Excel file, by the same filter.',
  filters: { source: z.enum(keysOf(sources)).optional() },
  sorts: { Loaded: 'importedAt' },
});

const Version = rowOf(versionFields);
/** Why a version waits: a sentence, and up to ten entries as they are and as they would be. */
export const Doubt = z.object({
  words: z.string(),
  examples: z.array(z.object({ key: z.string(), before: z.string(), after: z.string() })),
});
export type Doubt = z.output<typeof Doubt>;
/** A customer with a hit on an entry that would go, or lose a part. */
export const CustomerOn = z.object({ name: z.string(), caseId: id(), caseNo: z.string() });
export type CustomerOn = z.output<typeof CustomerOn>;
/** State of a source: the version in force, and one that waits. Null: there is none. */
export const ListState = z.object({
  source: z.enum(keysOf(sources)),
  inForce: Version.nullable(),
  waiting: Version.extend({
    doubts: z.array(Doubt),
    /** Customers with a hit on an entry that would go or lose a part, the first twenty, and how many they are. */
    customers: z.object({ count: z.int(), rows: z.array(CustomerOn) }),
  }).nullable(),
  /** Whether the caller may confirm the waiting version: not if they loaded it. */
  mayConfirm: z.boolean(),
  /** The list must be there, and is missing or old. */
  lacking: LackingList.nullable(),
});
export type ListState = z.output<typeof ListState>;

/** The lists that must be there and are missing or old. */
export const LackingLists = z.object({ lacking: z.array(LackingList) });
export type LackingLists = z.output<typeof LackingLists>;

const ofVersion = z.strictObject({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** The lists that customers are screened against. */
export const listCallsOf = {
  lists: endpoint({
    ...complianceAlone,
    method: 'GET',
    path: place,
    summary: 'The list of each source that is in force, and one that waits to be confirmed.',
    data: z.array(ListState),
  }),
  versions: versionList.list,
  versionsSheet: versionList.file,
  previewList: endpoint({
    ...complianceAlone,
    method: 'POST',
    path: `${place}-preview`,
    summary:
      'What a list of the agency’s own in a finished resumable upload says: its columns, the first lines, and which of them name nobody. Nothing is kept.',
    body: z.strictObject({ uploadId: id(), encoding: tableChoice.encoding }),
    data: TablePreview,
    refuses: ['invalid', 'missing', 'unsupported', 'too-large', 'conflict'],
    transaction: 'own',
    apart: true,
    limit: 120,
  }),
  restoreList: endpoint({
    ...complianceAlone,
    method: 'POST',
    path: `${place}-restoration`,
    summary:
      'Brings the version of the agency’s own list before the one in force into force again. One that would lose more than a fifth of its entries waits to be confirmed.',
    data: z.object({ versionId: z.int(), state: z.enum(['APPLIED', 'WAITING']), words: z.string() }),
    refuses: ['missing', 'conflict'],
    apart: true,
  }),
  loadList: endpoint({
    ...complianceAlone,
    method: 'POST',
    path: `${place}/{source}`,
    summary:
      'Loads a list from a finished resumable upload. One that would lose more than a fifth of its entries, or of a part of them, or that looks like half a list, waits to be confirmed.',
    params: z.strictObject({ source: z.enum(keysOf(sources)) }),
    body: z.strictObject({ uploadId: id(), encoding: tableChoice.encoding }),
    data: z.object({ versionId: z.int(), state: z.enum(['APPLIED', 'WAITING']), words: z.string() }),
    refuses: ['invalid', 'missing', 'unsupported', 'too-large', 'conflict'],
    apart: true,
  }),
  confirmList: endpoint({
    ...complianceAlone,
    method: 'PUT',
    path: `${place}/versions/{id}/confirmation`,
    secondWord: true,
    summary:
      'Brings a version that waits into force, although the list loses much by it: by another officer than who loaded it.',
    params: ofVersion,
    message: 'The list is in force.',
    refuses: ['conflict', 'missing', 'forbidden'],
  }),
  discardList: endpoint({
    ...complianceAlone,
    method: 'DELETE',
    path: `${place}/versions/{id}`,
    summary: 'Discards a version that waits to be confirmed.',
    params: ofVersion,
    message: 'The version is discarded.',
    refuses: ['conflict', 'missing'],
  }),
};
