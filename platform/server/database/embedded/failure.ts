/** The embedded PostgreSQL could not be started. The message says what to do. */
export class EmbeddedPostgresFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbeddedPostgresFailure';
    this.reason = reason;
  }
}

export type FailureReason =
  | 'no-binaries'
  | 'unwritable'
  | 'unreachable'
  | 'wrong-owner'
  | 'wrong-version'
  | 'already-running'
  | 'still-held'
  | 'port-in-use'
  | 'disk-full'
  | 'failed';

const knownFailures: { pattern: RegExp; reason: FailureReason; advice: string }[] = [
  {
    pattern: /No space left on device|Disk quota exceeded/,
    reason: 'disk-full',
    advice:
      'The disk under {dir} is full. Free some space, or set DATA_DIR to a folder on a larger disk, and start again.',
  },
  {
    pattern: /lock file "postmaster\.pid" (already exists|is empty)|pre-existing shared memory block/,
    reason: 'still-held',
    advice: 'An earlier PostgreSQL still holds {dir}. Stop that process, then start again.',
  },
  {
    pattern: /Address already in use|could not create any TCP\/IP sockets/,
    reason: 'port-in-use',
    advice: 'The port of PostgreSQL is taken by another program.',
  },
  {
    pattern: /database files are incompatible with server|initialized by PostgreSQL version/,
    reason: 'wrong-version',
    advice:
      'The data in {dir} was made by another major version of PostgreSQL. Start the earlier release of Gable on it.',
  },
  {
    pattern: /error while loading shared libraries|cannot execute binary file|not found \(required by/,
    reason: 'no-binaries',
    advice:
      'The PostgreSQL that comes with Gable does not run on this system. Set DATABASE_URL to a PostgreSQL of yours.',
  },
];

/** Turns PostgreSQL's last output into a failure that says what to do. `dir` is the cluster. */
export function explainFailure(what: string, output: string, dir: string): EmbeddedPostgresFailure {
  const tail = output.trim().split('\n').slice(-8).join('\n');
  const match = knownFailures.find(({ pattern }) => pattern.test(output));
  if (!match) return new EmbeddedPostgresFailure('failed', `${what} failed in ${dir}:\n${tail || '(no output)'}`);
  return new EmbeddedPostgresFailure(match.reason, `${match.advice.replace('{dir}', dir)}\n${what} said:\n${tail}`);
}
