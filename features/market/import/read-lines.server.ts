import { Readable } from 'node:stream';
import { openShaped, type Shaped, shaped } from '#platform/server/table-file/read-rows.ts';
import type { Dataset } from '../datasets.words.ts';
import type { FileFormat } from '../files/file-format.rules.ts';
import { formats } from './formats.server.ts';
import { openJson } from './json-lines.server.ts';
import type { Source } from './source.server.ts';

export type Opened = Shaped<FileFormat>;

/**
 * Detects the kind of a file by its columns. Content that begins with a bracket is JSON, whatever the file's name. @throws OperatorError
 * for a file of none of these kinds
 */
export const openLines = async ({ name, content }: Source, kinds: readonly Dataset[]): Promise<Opened> => {
  const candidates = formats.filter(({ dataset }) => kinds.includes(dataset));
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
    ? shaped(name, await openJson({ name, content: all() }), candidates)
    : openShaped(name, Readable.from(all()), candidates);
};
