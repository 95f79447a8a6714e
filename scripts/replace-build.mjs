// Runs on Node 20: built-in modules only.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The files of a build under dist/web that it brought itself, beside those that are kept of the build before. */
const listOf = (web) => `${web}.files.json`;

/**
 * Puts the files of a new build in the place of those of `web`, each at once and assets first: whoever reads there misses none at any
 * moment. The assets of the build before stay, since pages that are open ask for them; older ones go. `other` is another folder to take
 * them from.
 */
export function replaceBuild(web, next, other = web) {
  const own = filesIn(next);
  const before = ownFiles(other).filter((path) => path.startsWith('assets/'));
  mkdirSync(web, { recursive: true });
  if (other !== web)
    for (const path of before) if (!existsSync(join(web, path))) put(copyFileSync, join(other, path), join(web, path));
  for (const path of own.filter(isAsset)) put(renameSync, join(next, path), join(web, path));
  for (const path of own.filter((each) => !isAsset(each))) put(renameSync, join(next, path), join(web, path));
  const wanted = new Set([...own, ...before]);
  for (const path of filesIn(web)) if (!wanted.has(path)) rmSync(join(web, path));
  rmSync(next, { recursive: true, force: true });
  writeFileSync(listOf(web), JSON.stringify(own));
}

const isAsset = (path) => path.startsWith('assets/');

/** Without a list, as an earlier release left it, they are all. */
const ownFiles = (web) => {
  const list = listOf(web);
  const paths = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : filesIn(web);
  return paths.filter((path) => existsSync(join(web, path)));
};

const put = (move, from, to) => {
  mkdirSync(dirname(to), { recursive: true });
  move(from, to);
};

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    : [];
