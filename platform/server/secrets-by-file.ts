import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config-error.ts';

/** What may come from a file, so that it stands neither in the environment of the process nor in the file that sets it. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'ENCRYPTION_KEY',
  'NEXT_ENCRYPTION_KEY',
  'SMTP_URL',
  'SMS_TOKEN',
  'S3_SECRET_ACCESS_KEY',
  'ONEMAP_TOKEN',
  'URA_ACCESS_KEY',
  'MARKET_BASE_CREDENTIAL',
  'POSTAL_BASE_CREDENTIAL',
  'CIRCULARS_BASE_CREDENTIAL',
  'CONTENT_BASE_CREDENTIAL',
  'MEDIA_BASE_CREDENTIAL',
  'REPORT_BASE_CREDENTIAL',
  'AGENCY_BASE_CREDENTIAL',
] as const;

type Environment = Record<string, string | undefined>;

/**
 * The environment with its secrets: each by its own name, by NAME_FILE, or as a credential of systemd (`$CREDENTIALS_DIRECTORY/NAME`).
 * @throws ConfigError for one that is given twice, or whose file can't be read
 */
export const withSecrets = (environment: Environment): Environment => {
  const found: Environment = { ...environment };
  for (const name of secretNames) {
    const file = environment[`${name}_FILE`] || credentialOf(environment, name);
    if (!file) continue;
    if (environment[name]) {
      if (!environment[`${name}_FILE`]) continue;
      throw new ConfigError(`${name} and ${name}_FILE are both set. Keep one of them.`);
    }
    found[name] = readSecret(`${name}_FILE`, file);
  }
  return found;
};

const credentialOf = ({ CREDENTIALS_DIRECTORY: folder }: Environment, name: string): string | undefined => {
  const file = folder && join(folder, name);
  return file && existsSync(file) ? file : undefined;
};

/** An editor ends a file with a line break, which is no part of the secret. */
const readSecret = (variable: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new ConfigError(`${variable}: ${file} can’t be read (${(error as NodeJS.ErrnoException).code}).`);
  }
};
