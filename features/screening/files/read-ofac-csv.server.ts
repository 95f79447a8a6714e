import type { EntityName, ListEntry } from '../entity.rules.ts';
import { countryOf } from './country-of.rules.ts';
import { entryOf } from './entry-of.rules.ts';
import { type FoundInFiles, type ListFile, refused, taken } from './list-file.server.ts';
import { listLines } from './list-rows.server.ts';
import { documentsOf, gendersOf, kindOf, qualityOf, readRemarks } from './ofac.rules.ts';

/** OFAC's CSV files have no headings: which one it is follows from the number of its columns. */
const columnsOf = { entries: 12, addresses: 6, aliases: 5 } as const;
type Part = keyof typeof columnsOf;
const fileOf: Record<Part, string> = { entries: 'sdn.csv', aliases: 'alt.csv', addresses: 'add.csv' };
const keys = Object.keys(columnsOf) as Part[];

/** OFAC writes `-0-` for an empty cell. */
const saidIn = (row: string[]): string[] => row.map((cell) => (cell.trim() === '-0-' ? '' : cell.trim()));

const partOf = async (file: ListFile): Promise<Part> => {
  for await (const { cells: row } of listLines(file)) {
    const part = keys.find((each) => columnsOf[each] === row.length);
    if (part) return part;
    break;
  }
  throw refused('unsupported', file.name, 'This is none of OFAC’s files (sdn.csv, alt.csv, add.csv).');
};

/** The rows of a file, which all have as many columns: a last one with less is cut off. */
async function* rowsOf(file: ListFile, part: Part): AsyncGenerator<string[]> {
  for await (const { line, cells: row } of listLines(file)) {
    if (row.length !== columnsOf[part] || !/^\d+$/.test(row[0]?.trim() ?? ''))
      throw refused('invalid', file.name, `Line ${line} is broken or cut off. Download it again.`);
    yield saidIn(row);
  }
}

type Rest = { aliases: Map<string, EntityName[]>; addresses: Map<string, { text: string; country: string }[]> };

/** OFAC's lists in CSV: entries, and aliases and addresses in files of their own. */
export async function* readOfacCsv(files: ListFile[], notes: FoundInFiles): AsyncGenerator<ListEntry> {
  const parts = await Promise.all(files.map(async (file) => ({ file, part: await partOf(file) })));
  const rest: Rest = { aliases: new Map(), addresses: new Map() };
  for (const { file, part } of parts) {
    if (part === 'entries') continue;
    for await (const row of rowsOf(file, part)) part === 'aliases' ? addAlias(rest, row) : addAddress(rest, row);
  }
  const entries = parts.filter(({ part }) => part === 'entries');
  if (entries.length === 0)
    throw refused('unsupported', files[0]?.name ?? 'CSV', 'The file with the entries (sdn.csv) is not among these.');
  const count = (part: Part) => parts.filter((each) => each.part === part).length;
  for (const part of ['aliases', 'addresses'] as const)
    if (count(part) < entries.length)
      notes.doubts.push(`A file with ${part} (${fileOf[part]}) is missing among these.`);
  for (const { file } of entries)
    for await (const row of rowsOf(file, 'entries')) yield* taken(notes, readEntry(row, rest));
}

const addTo = <T>(map: Map<string, T[]>, key: string, value: T) => map.set(key, [...(map.get(key) ?? []), value]);

const addAlias = ({ aliases }: Rest, [entryId = '', , type = '', name = '']: string[]) =>
  addTo(aliases, entryId, { name, quality: qualityOf(type, 'strong') });

const addAddress = ({ addresses }: Rest, [entryId = '', , street = '', city = '', country = '']: string[]) => {
  const text = [street, city, country].filter(Boolean).join(', ');
  if (text) addTo(addresses, entryId, { text, country });
};

const readEntry = (row: string[], rest: Rest): ListEntry | undefined => {
  const [key = '', name = '', type = '', programmes = '', title = '', , , , , , , written = ''] = row;
  const remarks = readRemarks(written);
  const kind = kindOf(type);
  const addresses = rest.addresses.get(key) ?? [];
  const countries = kind === 'PERSON' ? remarks.nationalities : addresses.map(({ country }) => country);
  return entryOf({
    key,
    kind,
    names: [
      { name, quality: 'PRIMARY' },
      ...(rest.aliases.get(key) ?? []),
      ...remarks.weak.map((weak): EntityName => ({ name: weak, quality: 'WEAK' })),
    ],
    facts: {
      births: remarks.births,
      birthPlaces: remarks.birthPlaces,
      genders: gendersOf(remarks.ids),
      nationalities: countries.map(countryOf),
      numbers: documentsOf(remarks.ids),
      addresses: addresses.map(({ text }) => text),
      topics: ['SANCTION'],
      programmes: programmes.split(/\] ?\[/),
    },
    remarks: [title, ...remarks.rest].filter(Boolean).join('; '),
  });
};
