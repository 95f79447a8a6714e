import { type FileHandle, open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { pdfMediaType, sheetMediaType, type UploadedMediaType, wordMediaType } from '#platform/contract/files.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { compoundStart, refuseCompound } from './compound-file.ts';
import { extensionOf } from './file-name.ts';
import { heicSize } from './heic-size.ts';
import { jpegSize, type PixelSize, pngSize } from './image-size.ts';
import { officeKindOf } from './office-content.ts';
import { refuseLockedPdf } from './pdf-encryption.ts';
import { readAt } from './read-at.ts';
import { refuseEndOfPdf } from './second-file.ts';
import { endsAsZip } from './zip-directory.ts';

type Kind = 'pdf' | 'jpg' | 'png' | 'heic' | 'docx' | 'xlsx';

/** The kinds that are accepted: media type, and the endings that a name may have for it, the usual one first. */
const kinds: Record<Kind, { mediaType: UploadedMediaType; endings: string[] }> = {
  pdf: { mediaType: pdfMediaType, endings: ['pdf'] },
  jpg: { mediaType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { mediaType: 'image/png', endings: ['png'] },
  heic: { mediaType: 'image/heic', endings: ['heic', 'heif'] },
  docx: { mediaType: wordMediaType, endings: ['docx'] },
  xlsx: { mediaType: sheetMediaType, endings: ['xlsx'] },
};

/** The usual ending of a file of this media type; `bin` for a kind that is not accepted. */
export const endingOf = (mediaType: string): string =>
  Object.values(kinds).find((kind) => kind.mediaType === mediaType)?.endings[0] ?? 'bin';

const stills = new Set(['image/heic', 'image/heif']);
const mostPixels = 100_000_000;

const taken = 'Upload a PDF, JPEG, PNG, HEIC, Word (.docx) or Excel (.xlsx) file.';

const unsupported = (type: string) => new Refusal('file.unsupported', `This file can’t be taken: ${type}. ${taken}`);

const damaged = (kind: string) =>
  new Refusal('file.invalid', `This ${kind.toUpperCase()} is damaged and can’t be read. Save it again and upload it.`);

/** The kind of the bytes; refuses kinds that are not accepted. `file-type` skips leading junk, so the start is checked here. */
const detect = async (file: FileHandle, path: string, size: number): Promise<Kind> => {
  const start = (await readAt(file, 0, 8)).toString('latin1');
  if (start.startsWith('PK\x03\x04')) {
    const office = await officeKindOf(file, size);
    if (office) return office;
    throw unsupported('it is an archive');
  }
  if (await endsAsZip(file, size)) throw unsupported('an archive is hidden in it');
  if (start === compoundStart) return refuseCompound(file, size);
  if (/^%PDF-\d\.\d/.test(start)) {
    await refuseEndOfPdf(file, size);
    await refuseLockedPdf(file, size);
    return 'pdf';
  }
  const detected = await fileTypeFromFile(path);
  if (detected?.mime === 'image/jpeg' && start.startsWith('\xff\xd8\xff')) return 'jpg';
  if (detected?.mime === 'image/png' && start.startsWith('\x89PNG')) return 'png';
  if (detected && stills.has(detected.mime)) return 'heic';
  throw unsupported(
    detected ? `its content is ${detected.ext.toUpperCase()} (${detected.mime})` : 'its content is of another kind',
  );
};

const refuseLargePicture = (kind: Kind, size: PixelSize | undefined) => {
  if (!size || size.width === 0 || size.height === 0) throw damaged(kind);
  if (size.width * size.height <= mostPixels) return;
  const message = `This picture has ${size.width} × ${size.height} pixels; at most 100 megapixels can be taken.`;
  throw new Refusal('file.too-large', message);
};

const sizeOf = { jpg: jpegSize, png: pngSize, heic: heicSize };

/**
 * The media type of the file at `path`, decided by its content; the ending of `fileName` must agree.
 * Refuses with `file.unsupported` (kind, disguise, macros), `file.invalid` (empty, damaged, password) and
 * `file.too-large` (archives and pictures that would be too large once unpacked). Nothing is decoded or executed.
 */
export const checkContent = async (path: string, fileName: string): Promise<string> => {
  await using file = await open(path, 'r');
  const { size } = await file.stat();
  if (size === 0) throw new Refusal('file.invalid', 'This file is empty.');
  const kind = await detect(file, path, size);
  const { mediaType, endings } = kinds[kind];
  const ending = extensionOf(fileName);
  if (!endings.includes(ending)) {
    const named = ending === '' ? 'its name has no ending' : `its name ends in .${ending}`;
    throw unsupported(`${named} but its content is ${kind.toUpperCase()}`);
  }
  if (kind === 'jpg' || kind === 'png' || kind === 'heic') refuseLargePicture(kind, await sizeOf[kind](file, size));
  return mediaType;
};
