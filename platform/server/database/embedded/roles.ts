import type { Passwords } from './passwords.ts';

/**
 * `gable_owner` owns the database and runs the migrations; `gable_app` reads and writes rows and nothing else.
 * Statements for database `postgres`; the passwords are base64url, so they need no quoting.
 */
export const createRoles = ({ owner, app }: Passwords): string[] => [
  `CREATE ROLE gable_app LOGIN PASSWORD '${app}'`,
  `CREATE ROLE gable_owner LOGIN CREATEDB PASSWORD '${owner}'`,
  // The owner may end the application's sessions and act as its role.
  'GRANT gable_app TO gable_owner',
  'CREATE DATABASE gable OWNER gable_owner',
];

/** What the application may do with everything that the owner will make, in any schema. For database `gable`. */
export const grantDefaults: string[] = [
  'ALTER DEFAULT PRIVILEGES FOR ROLE gable_owner GRANT USAGE ON SCHEMAS TO gable_app',
  'ALTER DEFAULT PRIVILEGES FOR ROLE gable_owner GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO gable_app',
  'ALTER DEFAULT PRIVILEGES FOR ROLE gable_owner GRANT USAGE ON SEQUENCES TO gable_app',
];

/** New passwords for the roles, for a data folder whose password file is gone. */
export const resetPasswords = ({ owner, app }: Passwords): string[] => [
  `ALTER ROLE gable_app PASSWORD '${app}'`,
  `ALTER ROLE gable_owner PASSWORD '${owner}'`,
];

/**
 * What the owner needs to copy the running cluster. Replication itself is not possible: pg_hba.conf does not allow it.
 * For database `gable`.
 */
export const grantBackup: string[] = [
  'ALTER ROLE gable_owner REPLICATION',
  'GRANT EXECUTE ON FUNCTION pg_backup_start(text, boolean), pg_backup_stop(boolean) TO gable_owner',
];
