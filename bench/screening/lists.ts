import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { ListEntry } from '#features/screening/entity.rules.ts';
import type { ListReader } from '#features/screening/files/list-file.server.ts';
import { readOfac } from '#features/screening/files/read-ofac.server.ts';
import { readUn } from '#features/screening/files/read-un.server.ts';
import type { IndexedEntity } from '#features/screening/hits/name-index.server.ts';
import { type Lot, lot } from './singapore-names.ts';

export const listFolder = '../shared/data/sanctions';
const ofac = ['sdn', 'alt', 'add'].map((part) => `ofac_bench_${part}.csv`);

/** The files of OFAC, as its command takes them. */
export const ofacFiles = [...ofac, 'OFAC_consolidated_nonSDN_2025-03-28.xml'].map((name) => `${listFolder}/${name}`);

const read = async (reader: ListReader, names: string[]): Promise<ListEntry[]> => {
  const files = names.map((name) => `${listFolder}/${name}`);
  const entries: ListEntry[] = [];
  for await (const entry of reader(
    files.map((path) => ({ name: basename(path), open: async () => createReadStream(path) })),
    { nameless: 0, doubts: [] },
  ))
    entries.push(entry);
  return entries;
};

/** What is searched of the lists of the UN and OFAC, as the index takes it. */
export const realEntities = async (): Promise<IndexedEntity[]> => {
  const entries = [
    ...(await read(readUn, ['UN_consolidated_2026-02-27.xml'])),
    ...(await read(readOfac, [...ofac, 'OFAC_consolidated_nonSDN_2025-03-28.xml'])),
  ];
  return entries.flatMap(({ kind, names, facts }, id) =>
    kind === 'PERSON' || kind === 'BODY' ? { id, kind, names, facts } : [],
  );
};

/** Entries made of the words of the real ones. */
export const madeEntities = (real: IndexedEntity[], length: number, draw: Lot): IndexedEntity[] => {
  const word = wordsOf(real, draw);
  return Array.from({ length }, (_, at): IndexedEntity => {
    const of = real[Math.floor(draw() * real.length)];
    const names = (of?.names ?? []).map(({ quality, name }) => ({
      quality,
      name: name.split(' ').map(word).join(' '),
    }));
    return {
      id: real.length + at,
      kind: of?.kind ?? 'PERSON',
      names,
      facts: of?.facts ?? { births: [], nationalities: [], numbers: [], genders: [] },
    };
  });
};

/** Words of the names of a list, by lot. */
export const wordsOf = (real: IndexedEntity[], draw: Lot): (() => string) => {
  const words = real
    .flatMap(({ names }) => names.flatMap(({ name }) => name.split(/[\s,]+/)))
    .filter((word) => word.length > 2);
  return () => words[Math.floor(draw() * words.length)] ?? '';
};

const plain = (text: string): string => text.replace(/[",;\n]/g, ' ').trim() || 'Nameless';

/** A list of the agency's own with so many entries, in CSV. */
export const madeList = async (length: number): Promise<string> => {
  const entities = madeEntities(await realEntities(), length, lot(3));
  const lines = entities.map(({ id, kind, names }) => {
    const [first, ...rest] = names.map(({ name }) => plain(name));
    return `E-${id},${kind === 'PERSON' ? 'person' : 'entity'},${first ?? 'Nameless'},${rest.join(';')}`;
  });
  return ['id,kind,name,aliases', ...lines, ''].join('\n');
};
