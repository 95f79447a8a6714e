import type { EntityName, ListEntry } from '../entity.rules.ts';
import type { ListedKind, Topic } from '../screening.words.ts';
import { readBirth } from './births.rules.ts';
import { countryOf } from './country-of.rules.ts';
import { entryOf } from './entry-of.rules.ts';
import { type FoundInFiles, type ListFile, type ListReader, taken } from './list-file.server.ts';
import { columnsNamed, listRecords } from './list-rows.server.ts';

const kinds: Record<string, ListedKind> = { Person: 'PERSON', Vessel: 'VESSEL', Airplane: 'AIRCRAFT' };
const columns = [
  'id',
  'schema',
  'name',
  'aliases',
  'birth_date',
  'countries',
  'addresses',
  'identifiers',
  'sanctions',
  'program_ids',
  'dataset',
  'last_change',
] as const;
type Column = (typeof columns)[number];
/** Without one of these, people would be found by less, or would not count as sanctioned. */
const expected: Column[] = ['aliases', 'birth_date', 'countries', 'identifiers', 'sanctions', 'dataset'];
const shape = {
  spec: columnsNamed<Column>(columns, ['id', 'schema', 'name']),
  called: 'a file targets.simple.csv of OpenSanctions',
};

/**
 * OpenSanctions' `targets.simple.csv`, by its headings, with a semicolon between several values. Its data is licensed for non-commercial
 * use; any other use needs a licence.
 */
export const readOpenSanctions: ListReader = async function* (files, notes) {
  for (const file of files)
    for await (const { cell, cells } of listRecords(file, shape, onMissing(file, notes))) {
      const kind = kinds[cell('schema')] ?? 'BODY';
      const changed = cell('last_change').slice(0, 10);
      if (/^\d{4}-\d\d-\d\d$/.test(changed) && changed > (notes.asOf ?? '')) notes.asOf = changed;
      const entry: ListEntry | undefined = entryOf({
        key: cell('id'),
        kind,
        names: [
          { name: cell('name'), quality: 'PRIMARY' },
          ...cells('aliases').map((name): EntityName => ({ name, quality: 'STRONG' })),
        ],
        facts: {
          births: cells('birth_date').flatMap((birth) => readBirth(birth) ?? []),
          nationalities: cells('countries').map(countryOf),
          numbers: cells('identifiers'),
          addresses: cells('addresses'),
          topics: [topicOf(cell('sanctions'), cell('dataset'))],
          programmes: [...cells('program_ids'), ...cells('dataset')],
        },
        remarks: cells('sanctions').join('\n'),
      });
      yield* taken(notes, entry);
    }
};

const onMissing = (file: ListFile, notes: FoundInFiles) => (missing: Column[]) => {
  for (const column of missing.filter((each) => expected.includes(each)))
    notes.doubts.push(`${file.name} has no column “${column}”.`);
};

const topicOf = (sanctions: string, dataset: string): Topic => {
  if (sanctions) return 'SANCTION';
  return /\bPEPs?\b|politically|politician|parliament|members of/i.test(dataset) ? 'PEP' : 'OTHER';
};
