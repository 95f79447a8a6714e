import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A folder that stands for the project, and what a recipe does in it. */
const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'gable-recipe-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const put = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  return {
    folder,
    put,
    copy: (name: string) => cpSync(join(root, name), join(folder, name), { recursive: true }),
    link: (name: string) => symlinkSync(join(root, name), join(folder, name)),
    add: (from: URL) => cpSync(fileURLToPath(from), folder, { recursive: true }),
    change: (file: string, before: string, after: string) => {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
      writeFileSync(join(folder, file), text.replace(before, after));
    },
    /** Runs a module in the folder, and answers what it prints as JSON. */
    run: (module: string): unknown =>
      JSON.parse(
        execFileSync(process.execPath, ['--input-type=module', '-e', module], { cwd: folder, encoding: 'utf8' }),
      ),
    /** What the compiler says of these files. */
    compile: (...files: string[]): string => {
      put('tsconfig.recipe.json', JSON.stringify({ extends: './tsconfig.json', include: files }));
      try {
        return execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.recipe.json'], {
          cwd: folder,
          encoding: 'utf8',
        });
      } catch (error) {
        return (error as { stdout: string }).stdout;
      }
    },
  };
};

/** A copy of the project, to be changed and run; it shares node_modules and the built pages. */
export const copyOfProject = () => {
  const copied = aFolder();
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((each) => each && existsSync(join(root, each)))) copied.copy(file);
  for (const name of ['node_modules', 'dist']) copied.link(name);
  return copied;
};

/** Only this feature as a copy if the project has it, to be compiled; all it stands on is the project's own. */
export const copyOfFeature = (feature: string) => {
  const copied = aFolder();
  for (const name of ['package.json', 'tsconfig.json', 'scripts']) copied.copy(name);
  for (const name of ['node_modules', 'platform', 'apps', 'test', 'demo']) copied.link(name);
  mkdirSync(join(copied.folder, 'features'));
  for (const name of readdirSync(join(root, 'features')))
    if (name === feature) copied.copy(`features/${name}`);
    else copied.link(`features/${name}`);
  return copied;
};

/** A project of some files alone, to look at who imports whom: whatever they import is there, and empty. */
export const projectOf = (from: URL) => {
  const made = aFolder();
  for (const name of ['package.json', '.dependency-cruiser.mjs', 'scripts']) made.copy(name);
  // Of the pages that load schemas today none is here.
  made.put('scripts/schema-pages.json', '{}');
  made.link('node_modules');
  made.add(from);
  for (const file of readdirSync(fileURLToPath(from), { recursive: true, withFileTypes: true })) {
    if (!/\.tsx?$/.test(file.name)) continue;
    const text = readFileSync(join(file.parentPath, file.name), 'utf8');
    for (const [, imported = ''] of text.matchAll(/from '#([^']+)'/g)) made.put(imported, '');
  }
  return made;
};
