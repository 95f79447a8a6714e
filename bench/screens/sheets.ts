import { readdirSync } from 'node:fs';
import sharp from 'sharp';

const columns = { 390: 8, 1024: 4, 1440: 3 } as Record<number, number>;
const rows = 3;
const sheetWidth = 2400;

/** Small pictures of one width and scheme, some on a sheet, in `folder`: a page is cut after a window's height. */
export const drawSheets = async (folder: string, width: number, scheme: string): Promise<void> => {
  const ending = `-${width}-${scheme}.png`;
  const files = readdirSync(folder).filter((name) => name.endsWith(ending) && !name.startsWith('sheet-'));
  const across = columns[width] ?? 4;
  const each = { width: Math.floor(sheetWidth / across) - 10, height: 0 };
  each.height = Math.round((each.width * (width < 768 ? 844 : 900)) / width);
  const most = across * rows;
  for (let from = 0; from < files.length; from += most) {
    const parts = files.slice(from, from + most).map(async (name, index) => ({
      input: await sharp(`${folder}/${name}`)
        .resize({ ...each, fit: 'cover', position: 'top' })
        .toBuffer(),
      left: (index % across) * (each.width + 10),
      top: Math.floor(index / across) * (each.height + 10),
    }));
    await sharp({
      create: { width: sheetWidth, height: rows * (each.height + 10), channels: 3, background: '#7f7f7f' },
    })
      .composite(await Promise.all(parts))
      .png()
      .toFile(`${folder}/sheet-${String(from / most + 1).padStart(2, '0')}${ending}`);
  }
};
