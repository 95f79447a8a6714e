import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** Small real files, made here so that tests need none on the disk. */

const uint16LE = (value: number) => Buffer.from([value & 255, (value >> 8) & 255]);
const uint32LE = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const uint32BE = (value: number) => uint32LE(value).reverse();

export const samplePdf = (): Buffer => {
  const objects = [
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n',
    '2 0 obj <</Type/Pages/Count 1/Kids[3 0 R]>> endobj\n',
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>> endobj\n',
  ];
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object) => {
    const at = body.length;
    body += object;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const xref = `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(`${body}${xref}trailer <</Size 4/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`);
};

const pngChunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32BE(data.length), named, uint32BE(crc32(named))]);
};

/** A white PNG; with `claimed` the header says another size than there are pixels. */
export const samplePng = (claimed = { width: 1, height: 1 }): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', Buffer.concat([uint32BE(claimed.width), uint32BE(claimed.height), Buffer.from([8, 0, 0, 0, 0])])),
    pngChunk('IDAT', deflateSync(Buffer.from([0, 255]))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);

const segment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), uint16LE(data.length + 2).reverse(), data]);

const frame = (size: { width: number; height: number }) =>
  segment(
    0xc0,
    Buffer.concat([Buffer.from([8]), uint32BE(size.height * 65_536 + size.width), Buffer.from('01011100', 'hex')]),
  );

/** The segments of a JPEG camera file (JFIF, a large EXIF, frame, scan) around next to no picture. */
export const sampleJpeg = (size = { width: 8, height: 8 }, around: { before?: Buffer; after?: Buffer } = {}): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('4a46494600010100000100010000', 'hex')),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), Buffer.alloc(60_000)])),
    segment(0xdb, Buffer.alloc(65, 1)),
    around.before ?? Buffer.alloc(0),
    frame(size),
    around.after ?? Buffer.alloc(0),
    segment(0xda, Buffer.from('0101003f00', 'hex')),
    Buffer.from([0x55, 0xff, 0xd9]),
  ]);

/** 1.2 MB of colour profile, as a JPEG may carry in front of its frame. */
export const largeProfile = (): Buffer =>
  Buffer.concat(Array.from({ length: 20 }, () => segment(0xe2, Buffer.alloc(60_000))));

/**
 * A byte that the standard allows in front of a marker, and a comment that holds a small frame where a reader arrives that
 * takes that byte for a segment: 0xC000 bytes after the marker of the true frame.
 */
export const decoyFrame = () => ({
  before: Buffer.from([0xff]),
  after: segment(
    0xfe,
    Buffer.concat([Buffer.alloc(0xc000 - frame({ width: 1, height: 1 }).length - 3), frame({ width: 8, height: 8 })]),
  ),
});

const box = (type: string, ...parts: Buffer[]) => {
  const data = Buffer.concat(parts);
  return Buffer.concat([uint32BE(data.length + 8), Buffer.from(type, 'latin1'), data]);
};

/** A property of a HEIC that crops a picture from the right. Readers that take it for the size see a narrow picture. */
export const cropBox = (width: number): Buffer => box('clap', uint32BE(1), uint32BE(width), Buffer.alloc(24));

/** The boxes of an iPhone picture: a thumbnail and the picture itself. With `atEnd` the sizes come after the picture's bytes. */
export const sampleHeic = (
  size = { width: 4032, height: 3024 },
  { crop, atEnd }: { crop?: Buffer; atEnd?: true } = {},
): Buffer => {
  const ispe = (width: number, height: number) => box('ispe', Buffer.alloc(4), uint32BE(width), uint32BE(height));
  const properties = box(
    'iprp',
    box('ipco', ispe(320, 240), ispe(size.width, size.height), crop ?? Buffer.alloc(0)),
    box('ipma', Buffer.alloc(8)),
  );
  const meta = box('meta', Buffer.alloc(4), box('hdlr', Buffer.alloc(24)), properties);
  const start = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  return Buffer.concat(
    atEnd ? [start, box('mdat', Buffer.alloc(1_200_000)), meta] : [start, meta, box('mdat', Buffer.alloc(64))],
  );
};

/** `claims` overrides what the directory says of an entry. */
export type ZipPart = { name: string; data: Buffer | string; claims?: { unpacked?: number; flags?: number } };

export const sampleZip = (parts: ZipPart[]): Buffer => {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const data = Buffer.from(part.data);
    const packed = deflateRawSync(data);
    const name = Buffer.from(part.name);
    const flags = part.claims?.flags ?? 0;
    const sizes = [uint32LE(crc32(data)), uint32LE(packed.length), uint32LE(part.claims?.unpacked ?? data.length)];
    const facts = Buffer.concat([
      uint16LE(20),
      uint16LE(flags),
      uint16LE(8),
      uint32LE(0),
      ...sizes,
      uint16LE(name.length),
    ]);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), facts, uint16LE(0), name, packed]);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), uint16LE(20), facts, Buffer.alloc(12), uint32LE(offset), name]),
    );
    bodies.push(body);
    offset += body.length;
  }
  const table = Buffer.concat(directory);
  const count = uint16LE(parts.length);
  const end = [
    Buffer.from('PK\x05\x06'),
    Buffer.alloc(4),
    count,
    count,
    uint32LE(table.length),
    uint32LE(offset),
    uint16LE(0),
  ];
  return Buffer.concat([...bodies, table, ...end]);
};

/** A Word file that says its directory is described at this place, as a ZIP larger than 4 GB does (ZIP64). */
export const sampleZip64 = (place: bigint): Buffer => {
  const whole = sampleOffice('docx');
  const at = Buffer.alloc(8);
  at.writeBigUInt64LE(place);
  const locator = Buffer.concat([Buffer.from('PK\x06\x07'), uint32LE(0), at, uint32LE(1)]);
  return Buffer.concat([whole.subarray(0, -endSize), locator, whole.subarray(-endSize)]);
};

const endSize = 22;
const officeMain = {
  docx: { part: 'word/document.xml', type: 'wordprocessingml.document.main+xml' },
  xlsx: { part: 'xl/workbook.xml', type: 'spreadsheetml.sheet.main+xml' },
};

/** A Word or Excel file of the fewest parts, and whatever else is to be in it. */
export const sampleOffice = (kind: 'docx' | 'xlsx', more: ZipPart[] = []): Buffer => {
  const { part, type } = officeMain[kind];
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}"/></Types>`;
  return sampleZip([{ name: '[Content_Types].xml', data: types }, { name: part, data: '<document/>' }, ...more]);
};

/** The start of a Windows program. */
export const sampleExe = (): Buffer =>
  Buffer.concat([Buffer.from('MZ'), Buffer.alloc(58), uint32LE(64), Buffer.from('PE\0\0'), Buffer.alloc(400)]);
