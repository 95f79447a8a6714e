import type { Import } from '#platform/server/room.ts';
import { unreadWords } from '#platform/server/table-file/read-rows.ts';
import type { Dataset } from '../datasets.words.ts';
import { importListings } from '../open-market/import-listings.server.ts';
import { importFile } from './import-file.server.ts';
import { countsInWords, rejectLines } from './import-words.server.ts';
import { fileSource } from './source.server.ts';

/** `import hdb FILE…`: each file for itself. */
const importOf =
  (kinds: readonly Dataset[]): Import =>
  async (at, files, { flags, say } = { flags: new Set(), say: () => undefined }) => {
    const lines: string[] = [];
    for (const file of files) {
      const options = {
        kinds,
        mayReject: flags.has('--accept-rejects'),
        mayLose: flags.has('--accept-loss'),
        pricesChecked: flags.has('--accept-prices'),
      };
      const { counts, rejects, unread } = await importFile(at, fileSource(file), {
        ...options,
        say: (words) => say(`${file}: ${words}`),
      });
      const notRead = unread.length > 0 ? `; ${unreadWords(unread)}` : '';
      lines.push(`${file}: ${countsInWords(counts)}${notRead}${rejectLines(rejects)}`);
    }
    return lines.join('\n');
  };

export const marketImports: Record<string, Import> = {
  hdb: importOf(['hdb']),
  caveat: importOf(['caveat']),
  rental: importOf(['rental', 'approval']),
  listing: importListings,
};
