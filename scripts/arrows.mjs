// Runs on Node 20: built-in modules only; dependency-cruiser itself runs on the project's Node.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { features } from './feature-order.mjs';
import { root as project, runNode } from './runtime.mjs';

const roots = ['apps', 'platform', 'features', 'demo', 'scripts', 'test', 'e2e', 'bench'];

/** Checks who imports whom in a folder laid out as this project is, against .dependency-cruiser.mjs. */
export async function checkArrows(folder) {
  const present = roots.filter((name) => existsSync(join(folder, name)));
  const config = join(project, '.dependency-cruiser.mjs');
  const program = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [program, '--config', config, '--output-type', 'json', ...present];
  const { output } = await runNode(args, { quiet: true, cwd: folder });
  const cruise = parse(output);
  if (!cruise) return { passed: false, report: `dependency-cruiser failed:\n${output}` };

  const { totalCruised, violations } = cruise.summary;
  const problems = [
    ...violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...strangers(folder),
    ...featureCycles(cruise.modules),
  ];
  // With a compiler it doesn't know it reads nothing and finds nothing wrong.
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

/** Features that have no place in the order. */
function strangers(folder) {
  const known = new Set(features.flat());
  const path = join(folder, 'features');
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => !known.has(name))
    .map((name) => `features/${name} has no place in scripts/feature-order.mjs`);
}

/** Features of one row may use each other, but not in a circle. */
function featureCycles(modules) {
  const uses = new Map();
  for (const { source, dependencies } of modules) {
    const from = featureOf(source);
    for (const { resolved } of dependencies) {
      const to = featureOf(resolved);
      if (from && to && from !== to) uses.set(from, (uses.get(from) ?? new Set()).add(to));
    }
  }
  return [...uses.keys()].flatMap((start) => {
    const path = pathBack(uses, start);
    // Each circle is found from all its members: told once, from the first by name.
    return path && [...path].sort()[0] === start ? [`features in a circle: ${[...path, start].join(' → ')}`] : [];
  });
}

const featureOf = (path) => (/\.test\.tsx?$/.test(path) ? undefined : /^features\/([^/]+)\//.exec(path)?.[1]);

function pathBack(uses, start) {
  const paths = [[start]];
  const seen = new Set();
  for (const path of paths) {
    for (const next of uses.get(path.at(-1)) ?? []) {
      if (next === start) return path;
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  }
  return null;
}
