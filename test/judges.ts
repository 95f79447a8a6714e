import { spawnSync } from 'node:child_process';
import type { TestContext } from 'vitest';

/** Programs by others that tests compare with, and the Debian packages that they come with. `npm test` installs them as root. */
const packages = { hledger: 'hledger', zbarimg: 'zbar-tools', soffice: 'libreoffice-calc-nogui' };
type Program = keyof typeof packages;

const howToGet = (name: Program) => `${name} is missing. On Debian: apt-get install ${packages[name]}`;

/** Whether a program is here. A test without its program is skipped, and what is printed says how to get it. */
export const hasProgram = (name: Program): boolean => {
  const { status } = spawnSync('sh', ['-c', `command -v ${name}`]);
  if (status !== 0) console.warn(`Skipped: ${howToGet(name)}`);
  return status === 0;
};

/** For a test that judges by a program at its end: without it the test counts as skipped, and says how to get it. */
export const skipWithout = ({ skip }: TestContext, name: Program): void => skip(!hasProgram(name), howToGet(name));

/** What hledger says of a journal. @throws with its message if it refuses the journal */
export const hledger = (journal: string, ...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync('hledger', ['-f', '-', ...args], { input: journal, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

/** What the QR code on the first page of a PDF says. */
export const codeIn = (pdf: Buffer): string => {
  const page = spawnSync('pdftoppm', ['-r', '200', '-png', '-f', '1', '-l', '1', '-'], { input: pdf, maxBuffer: 1e8 });
  const read = spawnSync('zbarimg', ['--quiet', '--raw', '-'], { input: page.stdout, encoding: 'utf8' });
  return read.stdout.trim();
};

/** The balances of a journal as hledger finds them, in cents, by number of account and user name. */
export const balancesBy = (journal: string) => {
  const csv = hledger(journal, 'balance', '--empty', '--no-total', '--flat', '-O', 'csv');
  const found = [...csv.matchAll(/^"\w+:(\d{4}) [^":]+(?::([^"]+))?","(?:SGD )?(-?[\d.]+)"$/gm)].map(
    ([, account, person = '', amount]) => ({ account, person, cents: Math.round(Number(amount) * 100) }),
  );
  return (account: number, person?: string): number =>
    found
      .filter((each) => each.account === String(account) && (person === undefined || each.person === person))
      .reduce((sum, { cents }) => sum + cents, 0);
};
