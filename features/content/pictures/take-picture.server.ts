import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { takeFile } from '#features/media/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { pictureQueue } from '#platform/server/pictures/picture-queue.ts';
import { type StoredUpload, storeUpload, type Upload } from '#platform/server/storage/store-upload.ts';
import type { Drawn } from './draw-pictures.server.ts';
import { largestPicture } from './pictures.words.ts';

export type GivenPicture = Omit<Upload, 'maxBytes'>;
export type StoredPicture = StoredUpload & Pick<Drawn, 'width' | 'height'>;

/**
 * Takes a picture as it is sent, and stores it as large as it is shown, once for each of the widths; the file that came is not kept.
 * `attach` writes the rows.
 */
export const takePicture = <T>(
  at: Reading,
  file: GivenPicture,
  widths: readonly number[],
  attach: (pictures: StoredPicture[]) => Promise<T>,
): Promise<T> =>
  takeFile(at, { ...file, maxBytes: largestPicture }, async ({ key, contentType, fileName }) => {
    if (!contentType.startsWith('image/') || contentType === 'image/heic')
      throw new Refusal('file.unsupported', 'Choose a picture: JPEG or PNG.', { field: 'file' });
    const uploaded = await buffer(await at.files.read(key));
    // The first picture loads what decodes it: the server starts without.
    const { drawPictures } = await import('./draw-pictures.server.ts');
    const drawn = await pictureQueue(at.actor.userId, () => drawPictures(uploaded, widths));
    const stored = await Promise.all(drawn.map((each) => store(at, each, fileName)));
    return { answer: await attach(stored), isKept: false };
  });

const store = async ({ files }: Reading, { bytes, ending, width, height }: Drawn, uploadName: string) => {
  const fileName = `${uploadName.replace(/\.\w+$/, '')}.${ending}`;
  const stored = await storeUpload(files, { source: Readable.from([bytes]), fileName, maxBytes: largestPicture });
  return { ...stored, width, height };
};
