// Runs on Node 20: built-in modules only; dependency-cruiser itself runs on the project's Node.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { features } from './feature-order.mjs';
import { layoutOf, roleOf, saysItTwice } from './roles.mjs';
import { root as project, runNode } from './runtime.mjs';

const roots = ['apps', 'platform', 'features', 'demo', 'scripts', 'test', 'e2e', 'bench'];
/** The pages that load a schema of a call today, each with the files of calls. The list only gets shorter. */
const list = 'scripts/schema-pages.json';

/** Checks the imports of a project folder against .dependency-cruiser.mjs. */
export async function checkArrows(folder) {
  const present = roots.filter((name) => existsSync(join(folder, name)));
  const config = join(project, '.dependency-cruiser.mjs');
  const program = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [program, '--config', config, '--output-type', 'json', ...present];
  const { output } = await runNode(args, { quiet: true, cwd: folder });
  const cruise = parse(output);
  if (!cruise) return { passed: false, report: `dependency-cruiser failed:\n${output}` };

  const { totalCruised, violations } = cruise.summary;
  const problems = [...unlisted(violations, folder), ...strangers(folder)];
  // With an unknown version of TypeScript it reads no file and reports no problem.
  if (totalCruised === 0) problems.push('No module was read: the parser of dependency-cruiser does not work.');
  return { passed: problems.length === 0, report: [...problems, `${totalCruised} modules read`].join('\n') };
}

function parse(output) {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}

/** What is wrong, without what is listed; and what is listed and no longer there. */
function unlisted(violations, folder) {
  const path = join(folder, list);
  const listed = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const isLoad = ({ rule }) => rule.name === 'pages-load-no-schemas';
  const isListed = (each) => isLoad(each) && listed[each.from]?.includes(each.to);
  const isFound = (from, to) => violations.some((each) => isLoad(each) && each.from === from && each.to === to);
  return [
    ...violations.filter((each) => !isListed(each)).map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...Object.entries(listed)
      .flatMap(([from, targets]) => targets.map((to) => [from, to]))
      .filter(([from, to]) => !isFound(from, to))
      .map(([from, to]) => `${from} no longer loads ${to}. Take it out of ${list}.`),
  ];
}

/** Features that have no place in the order, and files that do not say what they are. */
function strangers(folder) {
  const known = new Set(features.flat());
  const path = join(folder, 'features');
  if (!existsSync(path)) return [];
  return readdirSync(path).flatMap((name) => [
    ...(known.has(name) ? [] : [`features/${name} has no place in scripts/feature-order.mjs`]),
    ...misplaced(filesIn(folder, `features/${name}`), name),
  ]);
}

/** What is wrong with the names of a room's files. */
function misplaced(files, room) {
  const own = files.filter((file) => file !== `features/${room}/README.md`);
  const [inFolders, byEnding] = ['folders', 'endings'].map((layout) => own.filter((file) => layoutOf(file) === layout));
  const isHalfMoved = inFolders.length > 0 && byEnding.some(roleOf);
  return [
    ...own
      .filter((file) => !roleOf(file))
      .map(
        (file) => `${file} does not say what it is: .calls, .words, .rules, .settings, .server, .web, .tsx or .test`,
      ),
    ...own
      .filter(saysItTwice)
      .map((file) => `${file} says what it is by its folder and by its ending. Let one of them say it.`),
    ...own
      .filter((file) => file.startsWith(`features/${room}/demo/`))
      .map((file) => `${file} is of the demo agency. Its data lies in demo/${room}, and demo.server.ts fills it in.`),
    ...(isHalfMoved
      ? [`features/${room} is laid out in both ways: ${inFolders[0]} beside ${byEnding.find(roleOf)}`]
      : []),
  ];
}

const filesIn = (folder, name) =>
  readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
