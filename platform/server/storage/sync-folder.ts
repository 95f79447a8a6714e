import { open } from 'node:fs/promises';

/** Makes the names in a folder survive a power cut. Windows can't open a folder and does this by itself. */
export const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
};
