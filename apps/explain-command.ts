import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '#platform/contract/refusal.ts';
import { ConfigError, readConfig } from '#platform/server/config.ts';
import { EmbeddedPostgresFailure } from '#platform/server/database/embedded/failure.ts';
import { describeError } from '#platform/server/http/answer.ts';
import { explain, isInWords } from './words-at-start.ts';

const ours = [ConfigError, EmbeddedPostgresFailure, Refusal];

/**
 * Why a command ended, for a terminal. What was written for whoever runs the server is said as it is. Of any other error the values of a
 * query may be a part: it goes into a file without them, under an id.
 */
export const explainCommand = (error: unknown): string => {
  if (ours.some((kind) => error instanceof kind) || isInWords(error)) return explain(error);
  const id = randomUUID();
  const { dataDir } = readConfig(process.env);
  const line = { time: new Date().toISOString(), id, command: process.argv[2], ...describeError(error) };
  // A command leaves no folder behind.
  if (!existsSync(dataDir)) return `The command failed: ${JSON.stringify(line)}`;
  const file = join(dataDir, 'command-errors.log');
  appendFileSync(file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
  return `The command failed. What is known of it is in ${file}, under ${id}.`;
};
