import type { EntityName, ListEntry } from '../../rules/entity.ts';
import { isoDay, readBirth } from '../../rules/read/births.ts';
import { countryOf } from '../../rules/read/country-of.ts';
import { entryOf } from '../../rules/read/entry-of.ts';
import type { ListedKind, Quality, Topic } from '../../words.ts';
import { type ListReader, refused } from './list-file.ts';
import { columnsNamed, type ListRecord, listRecords } from './list-rows.ts';

const kinds: Record<string, ListedKind> = { person: 'PERSON', entity: 'BODY', vessel: 'VESSEL', aircraft: 'AIRCRAFT' };
const topics: Record<string, Topic> = { sanction: 'SANCTION', pep: 'PEP', adverse: 'ADVERSE', other: 'OTHER' };
const names = [
  'id',
  'kind',
  'name',
  'aliases',
  'weak_aliases',
  'former_names',
  'birth_dates',
  'birth_places',
  'gender',
  'nationalities',
  'numbers',
  'addresses',
  'topic',
  'programmes',
  'remarks',
  'listed_on',
  'former_ids',
] as const;
export type OwnColumn = (typeof names)[number];

/** The columns of a list of the agency's own. */
export const ownTable = columnsNamed<OwnColumn>(names, ['id', 'kind', 'name']);
const shape = { spec: ownTable, called: 'a list of the agency’s own (id, kind, name, aliases, …)' };
const aliases: [OwnColumn, Quality][] = [
  ['aliases', 'STRONG'],
  ['weak_aliases', 'WEAK'],
  ['former_names', 'FORMER'],
];

/** The entry of a line, or why it is none. */
export const ownEntry = ({ cell, cells }: Pick<ListRecord<OwnColumn>, 'cell' | 'cells'>): ListEntry | string => {
  const kind = kinds[cell('kind').toLowerCase()];
  if (!kind) return `the kind is person or entity, not “${cell('kind').slice(0, 40)}”.`;
  const entry = entryOf({
    key: cell('id'),
    formerKeys: cells('former_ids'),
    kind,
    names: [
      { name: cell('name'), quality: 'PRIMARY' },
      ...aliases.flatMap(([column, quality]) => cells(column).map((name): EntityName => ({ name, quality }))),
    ],
    facts: {
      births: cells('birth_dates').flatMap((birth) => readBirth(birth) ?? []),
      birthPlaces: cells('birth_places'),
      genders: cells('gender').filter((gender) => gender === 'F' || gender === 'M'),
      nationalities: cells('nationalities').map(countryOf),
      numbers: cells('numbers'),
      addresses: cells('addresses'),
      topics: [topics[cell('topic').toLowerCase()] ?? 'OTHER'],
      programmes: cells('programmes'),
      listedOn: isoDay(cell('listed_on')) ?? null,
    },
    remarks: cell('remarks'),
  });
  return entry ?? 'it has no id or no name.';
};

/**
 * A list of the agency's own, in CSV with headings, semicolons between several values: id, kind (person, entity), name, aliases,
 * weak_aliases, former_names, birth_dates, birth_places, gender (F, M), nationalities, numbers, addresses, topic (sanction, pep,
 * adverse, other), programmes, remarks, listed_on, former_ids. The first three must be there.
 */
export const readOwnList: ListReader = async function* (files) {
  for (const file of files)
    for await (const row of listRecords(file, shape)) {
      const entry = ownEntry(row);
      if (typeof entry === 'string') throw refused('invalid', file.name, `Line ${row.line}: ${entry}`);
      yield entry;
    }
};
