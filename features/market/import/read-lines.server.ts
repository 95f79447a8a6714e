import { Readable } from 'node:stream';
import { openShaped, type Shaped, shaped } from '#platform/server/table-file/read-rows.ts';
import type { Dataset } from '../datasets.words.ts';
import type { FileFormat } from '../files/file-format.rules.ts';
import { formats } from './formats.server.ts';
import { openJson } from './json-lines.server.ts';
import type { Source } from './source.server.ts';

export type Opened = Shaped<FileFormat>;

/**
 * Finds by its columns which kind of file it is. What begins with a bracket is JSON, whatever it is called.
 * @throws OperatorError for one that is none of these kinds of records
 */
export const openLines = async ({ name, content }: Source, of: readonly Dataset[]): Promise<Opened> => {
  const known = formats.filter(({ dataset }) => of.includes(dataset));
  const pieces = content[Symbol.asyncIterator]();
  const { value: first } = await pieces.next();
  async function* all() {
    try {
      if (first !== undefined) yield Buffer.from(first);
      while (true) {
        const { value, done } = await pieces.next();
        if (done) return;
        yield Buffer.from(value);
      }
    } finally {
      await pieces.return?.();
    }
  }
  const isJson = /^\uFEFF?\s*[{[]/.test(String(first ?? ''));
  return isJson
    ? shaped(name, await openJson({ name, content: all() }), known)
    : openShaped(name, Readable.from(all()), known);
};
