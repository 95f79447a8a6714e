import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { nameOf } from '#platform/server/database/name-of.ts';
import { knownVariables } from '#platform/server/describe-config.ts';
import { readEnvironment } from '#platform/server/environment-file.ts';

/**
 * What `bin/gable` runs: a command with the variables of the service's file and none of the caller's, as the account that the service
 * has. Without it a command that is typed beside a service would work on the database of its own folder, if there is one.
 */
const release = fileURLToPath(new URL('..', import.meta.url));

const stop = (message: string): never => {
  console.error(message);
  process.exit(1);
};

/** Our own words come before the command, those behind it are its own. */
const ownEnd = (words: string[]): number => {
  let at = 0;
  while (words[at]?.startsWith('--')) at += words[at]?.includes('=') && !words[at]?.startsWith('--set') ? 1 : 2;
  return at;
};
const words = process.argv.slice(2);
const { values } = parseArgs({
  args: words.slice(0, ownEnd(words)),
  options: { 'env-file': { type: 'string', default: '/etc/gable.env' }, set: { type: 'string', multiple: true } },
});
const file = values['env-file'];

const readFile = (): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'EACCES'
        ? 'may not be read by you. Run it as root: sudo gable …'
        : 'is not there. Name it: gable --env-file FILE …';
    return stop(`The environment of Gable, ${file}, ${why}`);
  }
};

const { variables, leftOut } = readEnvironment(readFile());
for (const each of values.set ?? []) {
  const at = each.indexOf('=');
  if (at < 1) stop(`Say which variable and its value: --set NAME=VALUE, not ${each}`);
  variables[each.slice(0, at)] = each.slice(at + 1);
}
/** The service works in the folder of its release; the words of a command are paths from where it is typed. */
const dataDir = resolve(release, variables.DATA_DIR || './data');
const own = Object.fromEntries(
  ['PATH', 'TZ', 'TERM', 'LANG', 'TTY'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);
const by = (name: string) =>
  values.set?.some((each) => each.startsWith(`${name}=`)) ? `--set ${name}` : `${name} of ${file}`;
const where = variables.DATABASE_URL
  ? `the database ${nameOf(variables.DATABASE_URL)}, by ${by('DATABASE_URL')}`
  : `the database in ${dataDir}, ${variables.DATA_DIR ? `by ${by('DATA_DIR')}` : `since ${file} has neither DATABASE_URL nor DATA_DIR`}`;
console.error(`gable: ${where}`);
const known = [...knownVariables(), 'PATH', 'TZ', 'LANG', 'NODE_OPTIONS', 'NODE_ENV'];
const unknown = [...Object.keys(variables).filter((name) => !known.includes(name)), ...leftOut];
if (unknown.length > 0) console.error(`gable: ${file} names what Gable doesn’t know: ${unknown.join(', ')}`);

if (process.getuid?.() === 0) {
  if (!existsSync(dataDir))
    stop(
      `There is no folder ${dataDir}. Make it for the account that Gable runs as: install -d -o gable -g gable ${dataDir}`,
    );
  const { uid, gid } = statSync(dataDir);
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}
const command = [process.execPath, `${release}apps/cli.ts`, ...words.slice(ownEnd(words))];
process.execve?.(process.execPath, command, { ...own, ...variables, DATA_DIR: dataDir });
