import { choice, count, instant, listFields, text } from '#platform/contract/list-fields.ts';
import { datasets } from '../datasets.words.ts';
import { batchStates } from './batches.words.ts';

/** Files that were imported or not, as the desk reads their history. */
export const importFields = listFields({
  id: { is: { kind: 'count', width: 10 } },
  dataset: { label: 'Dataset', is: choice(datasets, 16) },
  fileName: { label: 'File', is: text(40) },
  format: { label: 'Format', is: text(28) },
  state: { label: 'State', is: choice(batchStates, 14) },
  startedAt: { label: 'Uploaded', is: instant },
  person: { label: 'Person', is: text(24), maybe: true },
  read: { label: 'Lines', is: count(12) },
  loaded: { label: 'Added', is: count(12) },
  changed: { label: 'Changed', is: count(12) },
  removed: { label: 'Removed', is: count(12) },
  skipped: { label: 'Skipped', is: count(12) },
  rejected: { label: 'Rejected', is: count(12) },
  reason: { label: 'Reason', is: text(60) },
});
