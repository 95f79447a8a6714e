import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { ListEntry } from '#features/screening/rules/entity.ts';
import type { IndexedEntity } from '#features/screening/server/engine/name-index.ts';
import type { ListReader } from '#features/screening/server/files/list-file.ts';
import { readOfac } from '#features/screening/server/files/read-ofac.ts';
import { readUn } from '#features/screening/server/files/read-un.ts';

const folder = '../shared/data/sanctions';
const ofac = ['sdn', 'alt', 'add'].map((part) => `ofac_bench_${part}.csv`);

const read = async (reader: ListReader, names: string[]): Promise<ListEntry[]> => {
  const files = names.map((name) => `${folder}/${name}`);
  const entries: ListEntry[] = [];
  for await (const entry of reader(
    files.map((path) => ({ name: basename(path), open: async () => createReadStream(path) })),
    {},
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
