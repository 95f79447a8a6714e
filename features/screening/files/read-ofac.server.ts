import { type ListReader, textOf } from './list-file.server.ts';
import { readOfacCsv } from './read-ofac-csv.server.ts';
import { readOfacXml } from './read-ofac-xml.server.ts';

/**
 * The lists of OFAC, in XML (`sdn.xml`, `consolidated.xml`) or CSV (`sdn.csv`, `alt.csv`, `add.csv`, and those of the consolidated
 * list). All files of one import together are the list.
 */
export const readOfac: ListReader = async function* (files, notes) {
  const csv = [];
  for (const file of files) {
    let isXml = false;
    for await (const text of textOf(file)) {
      if (!text.trim()) continue;
      isXml = text.trimStart().startsWith('<');
      break;
    }
    if (isXml) yield* readOfacXml(file, notes);
    else csv.push(file);
  }
  if (csv.length > 0) yield* readOfacCsv(csv, notes);
};
