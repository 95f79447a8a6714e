import { PDF, PdfArray, PdfBool, PdfDict, PdfName, PdfNumber, PdfString } from '@libpdf/core';
import { joinStructure } from './join-structure.server.ts';
import type { CertificateWithKey } from './make-certificate.server.ts';
import { signCms } from './sign-cms.server.ts';

/**
 * `info` goes into the information of the file, for programs that can't read text from its pages. `stamp` has an authority stamp the
 * signature and returns its token in DER.
 */
type Seal = {
  reason: string;
  at: Temporal.Instant;
  info: Record<string, string>;
  stamp?: (signature: Buffer) => Promise<Buffer>;
};

/** How many pages a PDF has. */
export const pagesOf = async (pdf: Buffer): Promise<number> => (await PDF.load(pdf)).getPages().length;

/** Bytes that are kept for a signature with its time stamp. */
const keptAtLeast = 16_384;
/** Bytes reserved for the signature with its certificates. */
const keptFor = ({ certificate, chain }: CertificateWithKey): number =>
  [certificate, ...chain].reduce((sum, each) => sum + each.length, keptAtLeast);
/** A number of ten digits, for which the place of the signature is put in. */
const unknown = 9_999_999_999;

/**
 * Adds the pages of another PDF, and certifies all of it: PAdES B-B, or B-T with a time stamp, after which nothing may be changed (DocMDP 1). Both are added after the
 * bytes of the document, which stay as they are: the sealed file begins with them.
 */
export const certifyPdf = async (
  document: Buffer,
  pages: Buffer,
  seals: CertificateWithKey,
  seal: Seal,
): Promise<Buffer> => {
  const whole = await PDF.load(document);
  const added = await PDF.load(pages);
  const copied = await whole.copyPagesFrom(
    added,
    added.getPages().map((_, index) => index),
  );
  joinStructure(whole, added, copied);
  showTitle(whole);
  tellInfo(whole, seal.info);
  const reserved = keptFor(seals);
  addSignature(whole, seal, reserved);
  return signPlace(Buffer.from(await whole.save({ incremental: true })), { seals, stamp: seal.stamp, kept: reserved });
};

const name = (text: string) => PdfName.of(text);

/** Readers show the title of the document in their window, not the name of the file. */
const showTitle = ({ context }: PDF) => {
  const catalog = context.catalog.getDict();
  const preferences = catalog.getDict('ViewerPreferences', (ref) => context.registry.resolve(ref));
  const preferencesDict = preferences ?? new PdfDict();
  preferencesDict.set('DisplayDocTitle', PdfBool.of(true));
  if (!preferences) catalog.set('ViewerPreferences', preferencesDict);
};

/** Beside what the document says of itself (PDF 1.7, 14.3.3). */
const tellInfo = ({ context: { info, registry } }: PDF, told: Seal['info']) => {
  const ref = info.trailer.getRef('Info');
  const stored = ref && registry.resolve(ref);
  const dict = stored instanceof PdfDict ? stored : new PdfDict();
  for (const [key, value] of Object.entries(told)) dict.set(key, PdfString.fromString(value));
  if (dict !== stored) info.trailer.set('Info', registry.register(dict));
};

/** A field on the first page that shows nothing, whose signature certifies the document (PDF 1.7, 12.8.2.2). */
const addSignature = (pdf: PDF, { reason, at }: Seal, reserved: number) => {
  const { registry, catalog } = pdf.context;
  const page = pdf.getPage(0);
  if (!page) throw new Error('The PDF has no pages.');
  const permissions = PdfDict.of({ Type: name('TransformParams'), P: PdfNumber.of(1), V: name('1.2') });
  const signature = registry.register(
    PdfDict.of({
      Type: name('Sig'),
      Filter: name('Adobe.PPKLite'),
      SubFilter: name('ETSI.CAdES.detached'),
      ByteRange: PdfArray.of(PdfNumber.of(0), ...[1, 2, 3].map(() => PdfNumber.of(unknown))),
      Contents: PdfString.fromBytes(new Uint8Array(reserved)),
      M: PdfString.fromString(pdfDate(at)),
      Reason: PdfString.fromString(reason),
      Reference: PdfArray.of(
        PdfDict.of({ Type: name('SigRef'), TransformMethod: name('DocMDP'), TransformParams: permissions }),
      ),
    }),
  );
  const field = registry.register(
    PdfDict.of({
      FT: name('Sig'),
      T: PdfString.fromString('Seal'),
      V: signature,
      Type: name('Annot'),
      Subtype: name('Widget'),
      // Hidden from nobody and printed, though it covers nothing; locked.
      F: PdfNumber.of(132),
      P: page.ref,
      Rect: PdfArray.of(...[0, 0, 0, 0].map((edge) => PdfNumber.of(edge))),
    }),
  );
  const annotations = page.dict.getArray('Annots', (ref) => registry.resolve(ref));
  if (annotations) annotations.push(field);
  else page.dict.set('Annots', PdfArray.of(field));
  const root = catalog.getDict();
  root.set('AcroForm', registry.register(PdfDict.of({ Fields: PdfArray.of(field), SigFlags: PdfNumber.of(3) })));
  root.set('Perms', PdfDict.of({ DocMDP: signature }));
};

/** `D:20261120100000+08'00'`, in Singapore. */
const pdfDate = (at: Temporal.Instant): string => {
  const there = at.toZonedDateTimeISO('Asia/Singapore').toPlainDateTime().toString({ smallestUnit: 'second' });
  return `D:${there.replaceAll(/[-:T]/g, '')}+08'00'`;
};

/** Writes the ranges that are signed into a saved file, and the signature over them. */
const signPlace = async (
  pdf: Buffer,
  { seals, stamp, kept }: { seals: CertificateWithKey; stamp: Seal['stamp']; kept: number },
): Promise<Buffer> => {
  const ranges = pdf.lastIndexOf('/ByteRange');
  const from = pdf.indexOf(`<${'0'.repeat(64)}`, ranges);
  const to = from + kept * 2 + 2;
  const open = pdf.indexOf('[', ranges);
  const close = pdf.indexOf(']', ranges) + 1;
  const byteRange = `[0 ${from} ${to} ${pdf.length - to}`;
  pdf.write(`${byteRange.padEnd(close - open - 1)}]`, open, 'latin1');
  const cms = (await signCms(Buffer.concat([pdf.subarray(0, from), pdf.subarray(to)]), seals, stamp)).toString('hex');
  if (cms.length > kept * 2) throw new Error(`The signature has ${cms.length / 2} bytes, more than are kept for it.`);
  pdf.write(cms.toUpperCase(), from + 1, 'latin1');
  return pdf;
};
