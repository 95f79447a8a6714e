import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';

type Entry = { name: string; content: Buffer };

/** An entry whose content is written while the archive is read. */
export type WrittenEntry = { name: string; content: AsyncIterable<string> };

/** A zip archive of a few entries in memory. The time of each entry is the first that the format knows. */
export const zipOf = (entries: readonly Entry[]): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const packed = deflateRawSync(content);
    const nameBytes = Buffer.from(name);
    const facts = factsOf(nameBytes, { crc: crc32(content), packed: packed.length, size: content.length });
    files.push(fileMark, facts, nameBytes, packed);
    directory.push(...placeOf(facts, offset), nameBytes);
    offset += fileMark.length + facts.length + nameBytes.length + packed.length;
  }
  return Buffer.concat([...files, ...directory, endOf(entries.length, directory, offset)]);
};

/** The same piece by piece: sizes and sums stand after each entry, so that none is held whole. */
export async function* zipStream(entries: AsyncIterable<WrittenEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let count = 0;
  let offset = 0;
  for await (const { name, content } of entries) {
    const nameBytes = Buffer.from(name);
    const sizes = { crc: 0, packed: 0, size: 0 };
    const head = Buffer.concat([fileMark, factsOf(nameBytes, sizes, afterwards), nameBytes]);
    // It leaves with what comes first after it.
    let before = head;
    const deflated = createDeflateRaw();
    // A failure of the content ends the packing with the same error.
    pipeline(Readable.from(measured(content, sizes)), deflated, () => undefined);
    for await (const piece of deflated as AsyncIterable<Buffer>) {
      sizes.packed += piece.length;
      yield Buffer.concat([before, piece]);
      before = Buffer.alloc(0);
    }
    const facts = factsOf(nameBytes, sizes, afterwards);
    const after = Buffer.concat([Buffer.from('504b0708', 'hex'), facts.subarray(10, 22)]);
    yield after;
    directory.push(...placeOf(facts, offset), nameBytes);
    count += 1;
    offset += head.length + sizes.packed + after.length;
  }
  yield Buffer.concat([...directory, endOf(count, directory, offset)]);
}

async function* measured(content: AsyncIterable<string>, sizes: Sizes): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    sizes.crc = crc32(bytes, sizes.crc);
    sizes.size += bytes.length;
    yield bytes;
  }
}

type Sizes = { crc: number; packed: number; size: number };

const fileMark = Buffer.from('504b0304', 'hex');
/** The flag of an entry whose sizes follow it. */
const afterwards = 0x0008;

/** From the version that is needed to the length of what is extra: the same before the entry and in the directory. */
const factsOf = (name: Buffer, { crc, packed, size }: Sizes, flag = 0): Buffer => {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(0x0800 | flag, 2);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt16LE(0x21, 8);
  facts.writeUInt32LE(crc, 10);
  facts.writeUInt32LE(packed, 14);
  facts.writeUInt32LE(size, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
};

/** The line of an entry in the directory, up to its name. */
const placeOf = (facts: Buffer, offset: number): Buffer[] => {
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  return [Buffer.from('504b01021400', 'hex'), facts, place];
};

const endOf = (count: number, directory: Buffer[], offset: number): Buffer => {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return end;
};
