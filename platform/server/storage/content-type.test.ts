import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '#platform/contract/refusal.ts';
import { checkContent } from './content-type.ts';
import {
  cropBox,
  decoyFrame,
  largeProfile,
  sampleExe,
  sampleHeic,
  sampleJpeg,
  sampleOffice,
  samplePdf,
  samplePng,
  sampleZip,
  sampleZip64,
  type ZipPart,
} from './sample-files.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
});
afterAll(() => rm(folder, { recursive: true }));

const check = async (name: string, bytes: Buffer | string) => {
  const path = join(folder, 'upload.part');
  await writeFile(path, bytes);
  return checkContent(path, name);
};

const refusal = async (name: string, bytes: Buffer | string) => {
  const error = await check(name, bytes).then(
    (type) => expect.unreachable(`${name} was taken as ${type}`),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
};

const megabytes = (count: number) => Buffer.alloc(count * 1_048_576);
const bomb: ZipPart = { name: 'word/media/big.bin', data: megabytes(50) };
const claim = (unpacked: number): ZipPart => ({ name: 'word/a.xml', data: 'a', claims: { unpacked } });

/** 300 MB of random and zero bytes, of which the table of contents says 100. */
const hiddenBomb: ZipPart = {
  name: 'word/media/big.bin',
  data: Buffer.concat([randomBytes(2_000_000), megabytes(300)]),
  claims: { unpacked: 100 },
};
const template = (mode: 'External' | 'Internal'): ZipPart => ({
  name: 'word/_rels/settings.xml.rels',
  data: `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="http://elsewhere.example/t.dotm" TargetMode="${mode}"/></Relationships>`,
});
const withComment = (text: string): Buffer => {
  const bytes = Buffer.concat([sampleOffice('docx'), Buffer.from(text)]);
  bytes.writeUInt16LE(text.length, bytes.length - text.length - 2);
  return bytes;
};

describe('what is accepted', () => {
  it.each([
    ['option.pdf', samplePdf(), 'application/pdf'],
    ['OPTION.PDF', samplePdf(), 'application/pdf'],
    ['front.jpg', sampleJpeg(), 'image/jpeg'],
    ['front.JPEG', sampleJpeg(), 'image/jpeg'],
    ['back.png', samplePng(), 'image/png'],
    ['largest.png', samplePng({ width: 10_000, height: 10_000 }), 'image/png'],
    ['large profile.jpg', sampleJpeg(undefined, { before: largeProfile() }), 'image/jpeg'],
    ['fill byte.jpg', sampleJpeg(undefined, { before: Buffer.from([0xff]) }), 'image/jpeg'],
    ['IMG_0001.HEIC', sampleHeic(), 'image/heic'],
    ['sizes at the end.heic', sampleHeic(undefined, { atEnd: true }), 'image/heic'],
    ['padded.pdf', Buffer.concat([samplePdf(), Buffer.alloc(4_096), Buffer.from('\r\n')]), 'application/pdf'],
    ['signed.pdf', Buffer.concat([samplePdf(), samplePdf().subarray(9)]), 'application/pdf'],
    ['租约.docx', sampleOffice('docx'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.b.xlsx', sampleOffice('xlsx'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('%s', async (name, bytes, type) => {
    expect(await check(name, bytes)).toBe(type);
  });
});

describe('what is refused, by its content and whatever its name', () => {
  it.each([
    ['a program as PDF', 'invoice.pdf', sampleExe(), 'file.unsupported'],
    ['a page as PNG', 'map.png', '<!doctype html><script>alert(1)</script>', 'file.unsupported'],
    ['a drawing', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'file.unsupported'],
    [
      'a drawing as PNG',
      'logo.png',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      'file.unsupported',
    ],
    ['a GIF as PNG', 'logo.png', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 'file.unsupported'],
    ['a PDF as PNG', 'scan.png', samplePdf(), 'file.unsupported'],
    ['Word as Excel', 'list.xlsx', sampleOffice('docx'), 'file.unsupported'],
    ['no ending', 'scan', samplePdf(), 'file.unsupported'],
    ['an ending after a PDF', 'scan.pdf.html', samplePdf(), 'file.unsupported'],
    ['a page before the PDF', 'both.pdf', Buffer.concat([Buffer.from('<html>\n'), samplePdf()]), 'file.unsupported'],
    [
      'a mark before the PDF',
      'bom.pdf',
      Buffer.concat([Buffer.from('efbbbf', 'hex'), samplePdf()]),
      'file.unsupported',
    ],
    ['an archive after the PDF', 'both.pdf', Buffer.concat([samplePdf(), sampleOffice('docx')]), 'file.unsupported'],
    ['an archive after the JPEG', 'both.jpg', Buffer.concat([sampleJpeg(), sampleOffice('docx')]), 'file.unsupported'],
    ['a program after the PDF', 'both.pdf', Buffer.concat([samplePdf(), sampleExe()]), 'file.unsupported'],
    [
      'a program between two ends of a PDF',
      'both.pdf',
      Buffer.concat([samplePdf(), Buffer.alloc(64), sampleExe(), Buffer.from('%%EOF')]),
      'file.unsupported',
    ],
    [
      'a page far after the PDF',
      'both.pdf',
      Buffer.concat([samplePdf(), Buffer.alloc(2_000, 'x'), Buffer.from('<script>alert(1)</script>')]),
      'file.unsupported',
    ],
    ['a page in the comment of a Word file', 'both.docx', withComment('<html><script>'), 'file.unsupported'],
    ['a template from elsewhere', 't.docx', sampleOffice('docx', [template('External')]), 'file.unsupported'],
    ['a bomb with a small claim', 'bomb.docx', sampleOffice('docx', [hiddenBomb]), 'file.too-large'],
    ['a plain ZIP', 'files.zip', sampleZip([{ name: 'a.txt', data: 'a' }]), 'file.unsupported'],
    ['a plain ZIP as Word', 'files.docx', sampleZip([{ name: 'word/document.xml', data: 'a' }]), 'file.unsupported'],
    ['macros', 'm.docx', sampleOffice('docx', [{ name: 'word/vbaProject.bin', data: 'x' }]), 'file.unsupported'],
    ['a password', 'p.docx', sampleOffice('docx', [{ name: 'x', data: 'x', claims: { flags: 1 } }]), 'file.invalid'],
    ['nothing', 'empty.pdf', '', 'file.invalid'],
    ['the beginning of a PDF', 'cut.pdf', samplePdf().subarray(0, -8), 'file.invalid'],
    ['the first line of a PDF', 'cut.pdf', '%PDF-1.7\n', 'file.invalid'],
    ['a changed PDF', 'cut.pdf', Buffer.concat([samplePdf(), samplePdf().subarray(9, -8)]), 'file.invalid'],
    ['a torn Word file', 'torn.docx', sampleOffice('docx').subarray(0, 200), 'file.invalid'],
    ['a torn PNG', 'torn.png', samplePng().subarray(0, 20), 'file.invalid'],
    ['a JPEG without a frame', 'torn.jpg', sampleJpeg().subarray(0, 60_000), 'file.invalid'],
    ['a HEIC without a size', 'torn.heic', sampleHeic().subarray(0, 40), 'file.invalid'],
    ['a bomb by ratio', 'bomb.docx', sampleOffice('docx', [bomb]), 'file.too-large'],
    ['a bomb by claim', 'bomb.docx', sampleOffice('docx', [claim(0xfffffffe)]), 'file.too-large'],
    ['a flood as PNG', 'flood.png', samplePng({ width: 50_000, height: 50_000 }), 'file.too-large'],
    ['a flood as JPEG', 'flood.jpg', sampleJpeg({ width: 60_000, height: 60_000 }), 'file.too-large'],
    [
      'a flood as JPEG behind a small frame',
      'flood.jpg',
      sampleJpeg({ width: 60_000, height: 60_000 }, decoyFrame()),
      'file.too-large',
    ],
    [
      'a flood as HEIC that is cropped',
      'flood.heic',
      sampleHeic({ width: 60_000, height: 60_000 }, { crop: cropBox(59_999) }),
      'file.too-large',
    ],
    ['a flood as HEIC', 'flood.heic', sampleHeic({ width: 4_000_000, height: 30 }), 'file.too-large'],
  ])('%s', async (_, name, bytes, code) => {
    expect((await refusal(name, bytes)).code).toBe(code);
  });

  it('a Word file whose parts share the same bytes', async () => {
    const bytes = sampleOffice('docx', [{ name: 'word/a.xml', data: 'a' }]);
    const second = bytes.indexOf('PK\x01\x02', bytes.indexOf('PK\x01\x02') + 4);
    bytes.writeUInt32LE(0, second + 42);
    expect((await refusal('shared.docx', bytes)).code).toBe('file.invalid');
  });

  it('a table of contents that unfolds without end', async () => {
    const endless = [{ name: '[Content_Types].xml', data: megabytes(2), claims: { unpacked: 100 } }];
    expect((await refusal('endless.docx', sampleZip(endless))).code).toBe('file.invalid');
  });

  it('and says what it found and what can be taken', async () => {
    const { message } = await refusal('invoice.pdf', sampleExe());
    expect(message).toContain('its content is EXE');
    expect(message).toContain('Upload a PDF, JPEG, PNG, HEIC, Word (.docx) or Excel (.xlsx) file.');
  });
});

it.each([0n, 2n ** 53n, 2n ** 64n - 1n])('does not follow a ZIP64 record that points to byte %s', async (place) => {
  expect(await check('large.docx', sampleZip64(place))).toMatch(/wordprocessingml/);
});

it('answers or refuses whatever bytes come, and never fails another way', async () => {
  const whole = [
    samplePdf(),
    samplePng(),
    sampleJpeg().subarray(-400),
    sampleHeic(),
    sampleOffice('xlsx'),
    sampleExe(),
  ];
  const spoilt = fc
    .record({
      bytes: fc.constantFrom(...whole),
      at: fc.nat(),
      with: fc.uint8Array({ maxLength: 12 }),
      cut: fc.nat(600),
    })
    .map(({ bytes, at, with: noise, cut }) => {
      const copy = Buffer.from(bytes);
      copy.set(noise.subarray(0, Math.max(0, copy.length - (at % copy.length))), at % copy.length);
      return copy.subarray(0, Math.max(0, copy.length - (cut > 300 ? 0 : cut)));
    });
  await fc.assert(
    fc.asyncProperty(spoilt, fc.constantFrom('a.pdf', 'a.png', 'a.jpg', 'a.heic', 'a.xlsx'), async (bytes, name) => {
      const error = await check(name, bytes).catch((thrown: unknown) => thrown);
      if (typeof error !== 'string') expect(error).toBeInstanceOf(Refusal);
    }),
  );
});
