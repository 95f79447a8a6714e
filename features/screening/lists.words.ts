import { choice, count, day, id, instant, listFields, text } from '#platform/contract/list-fields.ts';
import { loadedWays, riskLevels, shownStates, sources } from './screening.words.ts';

/** Versions of lists, as compliance reads their history. */
export const versionFields = listFields({
  id: { is: { kind: 'count', width: 10 } },
  source: { label: 'List', is: choice(sources, 22) },
  asOf: { label: 'Dated', is: day },
  state: { label: 'State', is: choice(shownStates, 14) },
  entities: { label: 'Entries', is: count(12) },
  came: { label: 'Added', is: count(12) },
  gone: { label: 'Removed', is: count(12) },
  changed: { label: 'Changed', is: count(12) },
  loadedBy: { label: 'Loaded by', is: choice(loadedWays, 16) },
  person: { label: 'Person', is: text(24), maybe: true },
  fileName: { label: 'File', is: text(40) },
  importedAt: { label: 'Loaded', is: instant },
});

export const countryFields = listFields({
  id: { is: id },
  country: { label: 'Country', is: text(30) },
  level: { label: 'List', is: choice(riskLevels, 40) },
  fromDay: { label: 'From', is: day },
  toDay: { label: 'Until', is: day, maybe: true },
});
