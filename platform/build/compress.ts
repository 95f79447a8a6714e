import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = 1024;
/** Without the documents, which get a new nonce for every answer, and fonts, which are compressed already. */
const kinds = /\.(js|css|svg|json|webmanifest)$/;

const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** Puts a .br and a .gz beside every built file that shrinks, so that the server never compresses them itself. */
export const compress = (): Plugin => {
  let folder = '';
  return {
    name: 'gable-compress',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    // Not in closeBundle, which also runs after a failed build and would hide its error.
    writeBundle: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && kinds.test(entry.name));
      for (const { parentPath, name } of files) await shrink(join(parentPath, name));
    },
  };
};

const shrink = async (path: string) => {
  const bytes = await readFile(path);
  if (bytes.length < worthIt) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [small, smallToo] = await Promise.all([br(bytes, { params }), gz(bytes, { level: 9 })]);
  if (small.length < bytes.length) await writeFile(`${path}.br`, small);
  if (smallToo.length < bytes.length) await writeFile(`${path}.gz`, smallToo);
};
