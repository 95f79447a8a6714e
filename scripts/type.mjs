// Text has six sizes and three weights, and colours are those of the theme. Runs on Node 20: built-in modules only.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const roots = ['apps', 'platform', 'features'];

/** Where a colour or a size of its own is right: the theme that declares them, drawings, and what others choose. */
const own = {
  colours: [
    'platform/web/theme/', // declares them
    'platform/web/shell/header/Mark.tsx', // the product's mark
    'platform/web/plain/ReasonDialog.module.css', // the veil behind a dialog of the browser
    'features/identity/sign-in/EntryPage.module.css', // the street that is drawn there
    'features/agency/papers/Letterhead.tsx', // the first colour of a letterhead, and an example of one
    'features/signing/outside/DrawPad.tsx', // the ink of the pen
  ],
  type: [
    'platform/web/theme/theme.ts', // declares it
    'platform/web/kit/text/Initials.tsx', // 39 % of their circle
    'platform/web/errors/LastResort.tsx', // stands when no sheet was loaded
  ],
};

const rules = [
  {
    of: 'type',
    finds: /\bfont-size:(?!\s*(?:var\(--g-(?:12|13|14|16|20|26)\)|inherit))[^;}]+/g,
    says: 'sizes are --g-12, 13, 14, 16, 20 and 26 (theme/font.css)',
  },
  { of: 'type', finds: /\bfont-weight:(?!\s*(?:400|500|600)\b)[^;}]+/g, says: 'weights are 400, 500 and 600' },
  {
    of: 'type',
    finds: /\bfontSize:(?!\s*'var\(--g-(?:12|13|14|16|20|26)\)')[^,}]+/g,
    says: 'sizes are --g-12, 13, 14, 16, 20 and 26 (theme/font.css)',
  },
  { of: 'type', finds: /\bfontWeight:(?!\s*(?:400|500|600)\b)[^,}]+/g, says: 'weights are 400, 500 and 600' },
  {
    of: 'type',
    finds: /\bfz=(?!"(?:xs|sm|md|lg|xl|inherit)")\S+/g,
    says: 'fz is one of the theme: xs, sm, md, lg, xl',
  },
  {
    of: 'type',
    finds: /\bfw=(?!\{(?:[^}]*\? )?(?:400|500|600)(?: : (?:400|500|600))?\})\S+/g,
    says: 'weights are 400, 500 and 600',
  },
  { of: 'type', finds: /\blh=\S+/g, says: 'the height of a line belongs to its size (theme/theme.ts)' },
  {
    of: 'colours',
    finds:
      /(?<![\w&/'(-])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|['"]#(?:[0-9a-f]{3}|[0-9a-f]{6})['"]|\brgba?\(/gi,
    says: 'colours are those of theme/colours.css',
  },
];

/** On paper sizes are smaller: what is within `@media print` is left out. */
const withoutPrint = (text) => {
  let rest = text;
  for (let at = rest.indexOf('@media print'); at >= 0; at = rest.indexOf('@media print', at + 1)) {
    let end = rest.indexOf('{', at) + 1;
    for (let depth = 1; depth > 0 && end < rest.length; end++) depth += { '{': 1, '}': -1 }[rest[end]] ?? 0;
    rest = rest.slice(0, at) + rest.slice(at, end).replace(/[^\n]/g, ' ') + rest.slice(end);
  }
  return rest;
};

/** What a file says of type and colour that the theme does not, each with its line. */
export const strangersIn = (path, text) =>
  rules
    .filter(({ of }) => !own[of].some((place) => path.startsWith(place)))
    .flatMap(({ finds, says }) =>
      [...withoutPrint(text).matchAll(finds)].map(({ index, 0: found }) => ({
        line: text.slice(0, index).split('\n').length,
        found: found.trim(),
        says,
      })),
    );

/** Sheets say a size so many times at the most. Who needs it less often lowers this. */
export const mostSizes = 82;

/** What is wrong with how often sheets say a size: text has it from its role (theme/roles.css). */
export const tooManySizes = (sheets) => {
  const count = sheets.reduce((sum, text) => sum + (text.match(/\bfont-size:/g) ?? []).length, 0);
  return count > mostSizes
    ? [`font-size stands ${count} times in our sheets, ${mostSizes} at the most: compose a role of theme/roles.css.`]
    : [];
};

/** @returns {{ passed: boolean, report: string }} */
export function checkType(root) {
  const files = roots
    .flatMap((folder) => filesIn(join(root, folder)))
    .map((file) => [file, readFileSync(file, 'utf8')]);
  const strangers = files.flatMap(([file, text]) => {
    const path = relative(root, file);
    return strangersIn(path, text).map(({ line, found, says }) => `${path}:${line}: ${found}: ${says}.`);
  });
  const problems = [
    ...strangers,
    ...tooManySizes(files.flatMap(([file, text]) => (file.endsWith('.css') ? [text] : []))),
  ];
  return { passed: problems.length === 0, report: problems.join('\n') };
}

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    if (each.isDirectory()) return filesIn(join(folder, each.name));
    return /\.(?:css|tsx)$/.test(each.name) && !/\.test\.tsx$/.test(each.name) ? [join(folder, each.name)] : [];
  });
