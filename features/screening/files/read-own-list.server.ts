import type { EntityName, ListEntry } from '../entity.rules.ts';
import type { ListedKind, Quality, Topic } from '../screening.words.ts';
import { isoDay, readBirth } from './births.rules.ts';
import { countryOf } from './country-of.rules.ts';
import { entryOf } from './entry-of.rules.ts';
import { type ListReader, refused } from './list-file.server.ts';
import { columnsNamed, type ListRecord, listRecords } from './list-rows.server.ts';

/** As the lists of others call them, too. */
const kinds: Record<string, ListedKind> = {
  person: 'PERSON',
  individual: 'PERSON',
  entity: 'BODY',
  company: 'BODY',
  organisation: 'BODY',
  organization: 'BODY',
  vessel: 'VESSEL',
  ship: 'VESSEL',
  aircraft: 'AIRCRAFT',
};
const topics: Record<string, Topic> = { sanction: 'SANCTION', pep: 'PEP', adverse: 'ADVERSE', other: 'OTHER' };
const genders: Record<string, 'F' | 'M'> = { f: 'F', female: 'F', m: 'M', male: 'M' };
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

type Row = Pick<ListRecord<OwnColumn>, 'cell' | 'cells'>;

/** Refuses a line with content that its entry would silently lose. Returns the reason. */
const notRead = ({ cell, cells }: Row): string | undefined => {
  const quoted = (text: string) => `“${text.slice(0, 40)}”`;
  const topic = cell('topic');
  if (topic && !topics[topic.toLowerCase()])
    return `the topic is sanction, pep, adverse or other, not ${quoted(topic)}.`;
  const gender = cells('gender').find((each) => !genders[each.toLowerCase()]);
  if (gender) return `the gender is F or M, not ${quoted(gender)}.`;
  const birth = cells('birth_dates').find((each) => !readBirth(each));
  return birth && `${quoted(birth)} is no date of birth. Write it as 1965-03-12, or the year alone.`;
};

/** The entry of a line, or why it is none. */
const ownEntry = ({ cell, cells }: Row): ListEntry | string => {
  const kind = kinds[cell('kind').toLowerCase()];
  if (!kind) return `the kind is person or entity, not “${cell('kind').slice(0, 40)}”.`;
  const problem = notRead({ cell, cells });
  if (problem) return problem;
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
      genders: cells('gender').flatMap((gender) => genders[gender.toLowerCase()] ?? []),
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
 * Reads the lines of a list one after the other: the entry of each, or why it is refused. An id may occur only once, or one of two entries
 * would be lost.
 */
export const ownReader = (): ((row: ListRecord<OwnColumn>) => ListEntry | string) => {
  const lineOf = new Map<string, number>();
  return (row) => {
    const entry = ownEntry(row);
    if (typeof entry === 'string') return entry;
    const before = lineOf.get(entry.key);
    if (before !== undefined) return `its id ${entry.key} is that of line ${before}. Give each entry an id of its own.`;
    lineOf.set(entry.key, row.line);
    return entry;
  };
};

/**
 * A list of the agency's own, in CSV with headings, semicolons between several values: id, kind (person, entity), name, aliases,
 * weak_aliases, former_names, birth_dates, birth_places, gender (F, M), nationalities, numbers, addresses, topic (sanction, pep,
 * adverse, other), programmes, remarks, listed_on, former_ids. The first three must be there.
 */
export const readOwnList: ListReader = async function* (files) {
  const read = ownReader();
  for (const file of files)
    for await (const row of listRecords(file, shape)) {
      const entry = read(row);
      if (typeof entry === 'string') throw refused('invalid', file.name, `Line ${row.line}: ${entry}`);
      yield entry;
    }
};
