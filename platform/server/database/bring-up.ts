import type { Config } from '../config.ts';
import { migrateJobs } from '../jobs/migrate-jobs.ts';
import { OperatorError } from '../operator-error.ts';
import { migrate } from './migrate.ts';
import { refuseAhead, type SchemaState, schemaAt } from './schema-state.ts';

/**
 * Brings a database to this release. Answers what ran. Where nothing is pending it only reads: a server needs no role that owns the
 * tables then.
 */
export const bringUp = async (config: Config, ownerUrl: string): Promise<string[]> => {
  const state = await schemaAt(ownerUrl);
  refuseAhead(state);
  if (state.pending.length === 0) return [];
  try {
    const applied = await migrate(ownerUrl);
    await migrateJobs(ownerUrl);
    return applied;
  } catch (error) {
    throw isForbidden(error) ? new OperatorError(mayNot(config, state)) : error;
  }
};

const mayNot = ({ databaseOwnerUrl, databaseUrl }: Config, { pending, isGable }: SchemaState): string =>
  databaseOwnerUrl === databaseUrl
    ? `The database ${isGable ? `is behind this release by ${pending.length} (${pending[0]})` : 'has no tables yet'}, and the role of ` +
      'DATABASE_URL may make none. Run `gable migrate` with DATABASE_OWNER_URL, the role that owns them.'
    : 'The role of DATABASE_OWNER_URL may make no tables in this database. It is to own the database: ALTER DATABASE … OWNER TO …';

/** A role that reads and writes rows was given no rights on them: whoever owns the tables made them before the rights were said. */
export const explainRights = (error: unknown): unknown =>
  isForbidden(error)
    ? new OperatorError(
        'The role of DATABASE_URL may not read Gable’s tables: they were made before it was given rights. docs/operations.md has the ' +
          'GRANTs under "PostgreSQL of your own".',
      )
    : error;

/** Of the error itself or of what it was caused by. */
const isForbidden = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: string }).code === '42501' || isForbidden(error.cause));
