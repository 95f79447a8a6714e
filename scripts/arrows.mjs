// Runs on Node 20: built-in modules only; dependency-cruiser itself runs on the project's Node.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { features } from './feature-order.mjs';
import { root as project, runNode } from './runtime.mjs';

const roots = ['apps', 'platform', 'features', 'demo', 'scripts', 'test', 'e2e', 'bench'];

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
  const problems = [...violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`), ...strangers(folder)];
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

/** What a feature's folder may hold: the six parts of a feature, as a file or a folder, and its README. */
const part = /^((contract|words|rules|settings)(\.test)?\.ts|contract|words|rules|server|web|README\.md)$/;

/** Features that have no place in the order, and files that are in no part of their feature. */
function strangers(folder) {
  const known = new Set(features.flat());
  const path = join(folder, 'features');
  if (!existsSync(path)) return [];
  return readdirSync(path).flatMap((name) => [
    ...(known.has(name) ? [] : [`features/${name} has no place in scripts/feature-order.mjs`]),
    ...readdirSync(join(path, name))
      .filter((entry) => !part.test(entry))
      .map(
        (entry) =>
          `features/${name}/${entry} is in no part of the feature: contract, words, rules, settings, server or web`,
      ),
  ]);
}
