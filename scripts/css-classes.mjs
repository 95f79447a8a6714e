// Each class of a module is named by a file that imports it. Runs on Node 20: built-in modules only.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const roots = ['apps', 'platform', 'features'];

/** The classes that a sheet declares; those of others (`:global`) are not its own. */
const classesOf = (sheet) =>
  new Set(
    [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{/g)].flatMap(([, selector]) =>
      [...selector.replace(/:global\([^)]*\)/g, '').matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name),
    ),
  );

/** What of a sheet none of the files that import it names: `classes.line`, `classes['line']`. One with `classes[name]` may name all. */
export const deadClasses = (sheet, importers) => {
  const names = importers.map(({ text, as }) => ({ text, as: new RegExp(`\\b${as}(?:\\.|\\[')([\\w-]+)`, 'g') }));
  if (importers.some(({ text, as }) => new RegExp(`\\b${as}\\[[^']`).test(text))) return [];
  const used = new Set(names.flatMap(({ text, as }) => [...text.matchAll(as)].map(([, name]) => name)));
  return [...classesOf(sheet)].filter((name) => !used.has(name));
};

/** @returns {{ passed: boolean, report: string }} */
export function checkClasses(root) {
  const files = roots.flatMap((folder) => filesIn(join(root, folder)));
  const imports = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, as, from]) => ({
        text,
        as,
        sheet: from.startsWith('#') ? join(root, from.slice(1)) : join(dirname(file), from),
      }));
    });
  const problems = files
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) =>
      deadClasses(
        readFileSync(file, 'utf8'),
        imports.filter(({ sheet }) => sheet === file),
      ).map((name) => `${relative(root, file)}: no file that imports it names .${name}.`),
    );
  return { passed: problems.length === 0, report: problems.join('\n') };
}

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? filesIn(join(folder, each.name)) : [join(folder, each.name)],
  );
