import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of the project in a folder of its own, to be changed and run; it shares node_modules and the built pages. */
export const copyOfProject = () => {
  const folder = mkdtempSync(join(tmpdir(), 'gable-recipe-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((each) => each && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  symlinkSync(join(root, 'dist'), join(folder, 'dist'));
  return {
    folder,
    add: (from: URL) => cpSync(fileURLToPath(from), folder, { recursive: true }),
    change: (file: string, before: string, after: string) => {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
      writeFileSync(join(folder, file), text.replace(before, after));
    },
    /** Runs a module in the copy, and answers what it prints as JSON. */
    run: (module: string): unknown =>
      JSON.parse(
        execFileSync(process.execPath, ['--input-type=module', '-e', module], { cwd: folder, encoding: 'utf8' }),
      ),
  };
};
