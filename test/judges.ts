import { spawnSync } from 'node:child_process';

/** Programs by others that tests compare with. `npm test` installs them on Debian as root; a test without its program is skipped. */
export const hasProgram = (name: string): boolean => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

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
