import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The passwords of the schema's owner and of the application. The superuser has none and can't log in. */
export type Passwords = { owner: string; app: string };

/** Reads the passwords from the data folder (mode 0600), or makes them if the file is missing (`fresh`). */
export function loadPasswords(dataDir: string): { passwords: Passwords; fresh: boolean } {
  const path = join(dataDir, 'postgres-passwords.json');
  if (existsSync(path)) return { passwords: JSON.parse(readFileSync(path, 'utf8')), fresh: false };

  const passwords = { owner: randomBytes(24).toString('base64url'), app: randomBytes(24).toString('base64url') };
  writeFileSync(`${path}.new`, `${JSON.stringify(passwords)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return { passwords, fresh: true };
}

/** The address of database `gable` for a role. */
export function databaseUrl(role: 'gable_owner' | 'gable_app', password: string, port: number): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/gable`;
}
