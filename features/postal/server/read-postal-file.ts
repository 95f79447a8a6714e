import { readCsv } from '#platform/server/sheet/read-csv.ts';
import { type ListedAddress, readerOf } from '../postal-file.ts';

type Read = { addresses: ListedAddress[]; codes: string[]; skipped: number };

/** What an open-data file says of addresses or codes, and how many lines could not be read. */
export const readPostalFile = async (path: string): Promise<Read> => {
  const { head, lines } = await readCsv(path);
  const read = readerOf(head);
  if (!read) throw new Error(`${path} is none of the files known: condominiums, HDB blocks, or postal codes.`);
  const found = lines.flatMap((cells) => read(cells) ?? []);
  return {
    addresses: found.flatMap((line) => ('address' in line ? [line.address] : [])),
    codes: found.flatMap((line) => ('code' in line ? [line.code] : [])),
    skipped: lines.length - found.length,
  };
};
