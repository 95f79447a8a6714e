import type { DemoAccount } from '#features/identity/index.server.ts';
import type { Config } from '#platform/server/config.ts';

/** Prints the address of Gable and the demo accounts. */
export const announce = (config: Config, port: number, accounts: DemoAccount[]) => {
  const lines = [`Gable is ready at http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`];
  if (accounts.length > 0) {
    lines.push('', 'Demo agency. Sign in as:');
    for (const { userName, password, who } of accounts)
      lines.push(`  ${userName.padEnd(16)} ${password.padEnd(24)} ${who}`);
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
};

/**
 * Prints the progress of loading the demo agency: one line that is overwritten; without a terminal, every ten percent.
 */
export const showLoading = (screen: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>) => {
  let tenth = 0;
  return (done: number, total: number): void => {
    const line = `Loading the demo agency: ${done} of ${total} submissions`;
    if (screen.isTTY) screen.write(`\r${line}${done === total ? '\n' : ''}`);
    else if (Math.floor((done * 10) / total) > tenth) screen.write(`${line}\n`);
    tenth = Math.floor((done * 10) / total);
  };
};

type StartError = Error & { code?: string; port?: number };

/** Why Gable can't start, and what to do. */
export const explain = (error: unknown, config?: Config): string => {
  const { code, message, port } = error as StartError;
  if (code === 'EADDRINUSE') {
    const taken = port ?? config?.port ?? 3000;
    return `Port ${taken} is taken. Stop what runs there, or choose another: PORT=${taken + 1} npm start`;
  }
  if (code === 'EACCES' && config)
    return `Port ${config.port} needs rights this account lacks. Choose one above 1023: PORT=3000 npm start`;
  if (code && databaseWords[code]) return `The database at DATABASE_URL ${databaseWords[code]}`;
  return `Gable can’t start: ${message}`;
};

/** Whether an error is one that has words of its own here, or was thrown with words for whoever runs the server. */
export const isInWords = (error: unknown): boolean => {
  const { code, message } = error as StartError;
  if (code !== undefined) return code === 'EADDRINUSE' || databaseWords[code] !== undefined;
  return Object.getPrototypeOf(error) === Error.prototype && !message.startsWith('Failed query');
};

const databaseWords: Record<string, string> = {
  ECONNREFUSED: 'does not answer. Is it running, and are its host and port right?',
  ENOTFOUND: 'has a host that can’t be found. Check the name in DATABASE_URL.',
  ETIMEDOUT: 'does not answer in time. Check host, port and firewall.',
  '28P01': 'refuses the password. Check user and password in DATABASE_URL.',
  '28000': 'refuses this user. Check the user in DATABASE_URL and the server’s pg_hba.conf.',
  '3D000': 'has no database of that name. Create it, or correct DATABASE_URL.',
};
