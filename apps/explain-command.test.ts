import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { explainCommand } from './explain-command.ts';

const inFolder = () => {
  const before = process.env.DATA_DIR;
  const folder = mkdtempSync(join(tmpdir(), 'gable-command-'));
  process.env.DATA_DIR = folder;
  onTestFinished(() => {
    if (before === undefined) delete process.env.DATA_DIR;
    else process.env.DATA_DIR = before;
    rmSync(folder, { recursive: true });
  });
  return join(folder, 'command-errors.log');
};

it('says what was written for whoever runs the server', () => {
  expect(explainCommand(new Error('Migration 0007 has changed since it ran.'))).toContain('Migration 0007');
});

it.each([
  [
    'a query with its values',
    new Error('Failed query: insert into "seal_certificate"\nparams: v1.secret', {
      cause: new Error('malformed array literal'),
    }),
  ],
  ['a fault of the program', new TypeError('x is not a function')],
])('says of %s an id alone, and keeps what is known without the values', (_, error) => {
  const file = inFolder();
  const words = explainCommand(error);
  const [, id = ''] = /under (\S+)\.$/.exec(words) ?? [];
  expect(words).not.toContain(error.message.slice(0, 10));
  const stored = JSON.parse(readFileSync(file, 'utf8'));
  expect(stored).toMatchObject({ id, name: error.name });
  expect(JSON.stringify(stored)).not.toContain('secret');
});
