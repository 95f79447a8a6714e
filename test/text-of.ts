import { inflateRawSync } from 'node:zlib';
import { readPdf } from './pdf.ts';
import type { Answer } from './people.ts';

/** All that an answer says: the text of a PDF, every part of an Excel file, otherwise the body and its headers as they are. */
export const textOf = async ({ raw, headers }: Answer): Promise<string> => {
  const sent = `${JSON.stringify(headers)}\n`;
  const start = raw.subarray(0, 5).toString('latin1');
  if (start.startsWith('%PDF')) return sent + (await readPdf(raw)).text;
  if (start.startsWith('PK')) return sent + partsOf(raw).join('\n');
  return sent + raw.toString('utf8');
};

/** The parts of a ZIP file, found by its directory, each with its name. */
const partsOf = (zip: Buffer): string[] => {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const [method, size, named, extra, comment] = [10, 20, 28, 30, 32].map((place) =>
      place === 20 ? zip.readUInt32LE(at + place) : zip.readUInt16LE(at + place),
    ) as [number, number, number, number, number];
    const header = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + named);
    at += 46 + named + extra + comment;
    const begins = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const data = zip.subarray(begins, begins + size);
    return `${name}\n${(method === 0 ? data : inflateRawSync(data)).toString('utf8')}`;
  });
};
