import { Refusal } from '#platform/contract/refusal.ts';
import { bytesOf, openPicture } from '#platform/server/pictures/open-picture.ts';
import { pictureQueue } from '#platform/server/pictures/picture-queue.ts';

const box = { width: 900, height: 400 };

/** The picture of a signature without the empty space around it, drawn anew as a PNG: nothing else of the file is kept. */
export const redraw = async (who: string, dataAddress: string | null): Promise<Buffer> => {
  const base64 = dataAddress?.slice(dataAddress.indexOf(',') + 1) ?? '';
  const given = Buffer.from(base64, 'base64');
  return pictureQueue(who, async () => {
    const { upright } = await openPicture(given).catch((error: unknown) => {
      throw error instanceof Refusal ? atPicture(error) : error;
    });
    const drawn = upright()
      .trim({ threshold: 20 })
      .resize({ ...box, fit: 'inside', withoutEnlargement: true });
    return bytesOf(drawn.png({ palette: true, colours: 32 })).catch((error: unknown) => {
      throw error instanceof Refusal ? atPicture(error) : error;
    });
  });
};

const atPicture = ({ code, message }: Refusal) => new Refusal(code, message, { field: 'picture' });
