// Tables are read by one reader, their headings are found by one matcher, and the browser reads no file (decision 0070). Runs on Node 20:
// built-in modules only.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { roleOf } from './roles.mjs';

const reader = 'platform/server/table-file/';
const roots = ['apps', 'platform', 'features', 'demo'];

/** What reads a file in a page, by the names that chosen files have. */
const readsFile = /\bFileReader\b|\b(?:file|files\[\d+\]|chosen|given|upload|blob)\??\.(?:text|arrayBuffer|stream)\(\)/;
/** Draws the pages of a document that the server sent. */
const ofAnswers = new Set(['features/media/web/PdfPages.tsx']);
const engine = /from '(?:csv-parse(?:\/sync)?|papaparse|csv-parser|fast-csv|d3-dsv|neat-csv|udsv)'/;

const matcher = 'platform/contract/match-columns.ts';

/** Who opens a table without saying which columns it has, and so holds its headings itself. */
const opensTable = /import\s*\{[^}]*\bopenTable\b[^}]*\}\s*from '[^']*\/open-table\.ts'/;
/** Lists of OFAC have no headings, and other lists are matched there by their spec while they stream. */
const mayOpen = new Set(['features/screening/files/list-rows.server.ts']);

/** A search in the headings of a table, or headings made alike to be compared, by the names that heads have. */
const heads = String.raw`\b(?:heads?|headers|headings|head(?:er|ing)?(?:Cells|Row|Line|Names)|columnNames|firstRow|firstLine)(?:\.cells)?`;
const trimmed = String.raw`(?:\??\.map\(\(?\w+\)? => \w+\.trim\(\)\))?`;
const searched = String.raw`\s*\??\.(?:indexOf|lastIndexOf|includes|find|findIndex|findLast|findLastIndex|some|every)\(`;
const madeAlike = String.raw`\s*\??\.map\([^;]{0,200}?(?:\.(?:toLowerCase|toUpperCase|normalize|replace|replaceAll)\(|\bplain\w*\b)`;
const ownMatcher = new RegExp(
  `${heads}(?:${trimmed}${searched}|${madeAlike})|\\bheading\\s*\\??\\.(?:toLowerCase|toUpperCase|normalize|replace|replaceAll)\\(`,
);

const isPage = (path) => /^(platform|apps)\/web\//.test(path) || roleOf(path) === 'web';

/** Why a file is refused; undefined where it is not. */
export const problemOf = (path, text) => {
  if (/\.test\.tsx?$/.test(path)) return undefined;
  if (engine.test(text) && !path.startsWith(reader))
    return `${path}: read tables by ${reader}open-table.ts, and let no second engine have faults of its own.`;
  if (!path.startsWith(reader) && path !== matcher && !isPage(path)) {
    if (opensTable.test(text) && !mayOpen.has(path))
      return `${path}: open tables by readTable or openShaped with the TableSpec of their columns, so that their headings are found by ${matcher}.`;
    const own = ownMatcher.exec(text);
    if (own)
      return `${path}: “${own[0]}” matches headings by code of its own. Declare them in a TableSpec, and let ${matcher} find them.`;
  }
  const at = isPage(path) && !ofAnswers.has(path) ? readsFile.exec(text) : null;
  return at
    ? `${path}: “${at[0]}” reads a chosen file in the browser. Send it, and show what the server answers (TablePreview).`
    : undefined;
};

/** @returns {{ passed: boolean, report: string }} */
export function checkTableFiles(root) {
  const problems = roots.flatMap((folder) =>
    filesIn(join(root, folder)).flatMap(
      (path) => problemOf(relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')) ?? [],
    ),
  );
  return { passed: problems.length === 0, report: problems.join('\n') };
}

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    if (each.isDirectory()) return filesIn(join(folder, each.name));
    return /\.tsx?$/.test(each.name) ? [join(folder, each.name)] : [];
  });
