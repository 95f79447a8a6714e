import type { Readable } from 'node:stream';
import { OperatorError } from '#platform/server/operator-error.ts';
import type { TableLine } from '#platform/server/table-file/open-table.ts';

/** A project of URA's answer is at most so long. */
const longestProject = 8_000_000;

/** The objects in the list `Result` of a JSON text, one after the other; the text is read as they are asked for. */
async function* projectsOf(name: string, content: AsyncIterable<string | Buffer>): AsyncGenerator<object> {
  const decoder = new TextDecoder();
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  let begun = '';
  for await (const piece of content) {
    const text = typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const sign = text[at];
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (sign === '\\') isEscaped = true;
        else if (sign === '"') isText = false;
      } else if (sign === '"') isText = true;
      else if (sign === '{' || sign === '[') {
        depth += 1;
        // The answer, its list, and an object in it.
        if (depth === 3 && sign === '{') [from, begun] = [at, ''];
      } else if (sign === '}' || sign === ']') {
        if (depth === 3 && sign === '}') yield parsed(name, begun + text.slice(from, at + 1));
        if (depth === 3) begun = '';
        depth -= 1;
      }
    }
    if (depth < 3) continue;
    begun += text.slice(from);
    if (begun.length > longestProject)
      throw new OperatorError(`${name} is no answer of URA: one of its projects never ends.`);
  }
  if (depth !== 0) throw new OperatorError(`${name} breaks off.`);
}

const parsed = (name: string, text: string): object => {
  try {
    return JSON.parse(text) as object;
  } catch {
    throw new OperatorError(`${name} is no answer of URA: one of its projects can’t be read.`);
  }
};

type JsonFile = { name: string; content: Readable | AsyncIterable<Buffer> };

/** An answer of URA's data service, as a table. */
export const openJson = async (file: JsonFile) => {
  const rows = jsonLines(file);
  const { value: head } = await rows.next();
  return { head: head ?? { line: 1, cells: [] }, rows, close: () => void rows.return(undefined) };
};

/**
 * An answer of URA's data service, as lines: first the names of all values, then one line per sale or contract with the values of its
 * project. Line numbers count sales or contracts, with the names as the first.
 */
async function* jsonLines({ name, content }: JsonFile): AsyncGenerator<TableLine> {
  let names: string[] | undefined;
  let line = 1;
  for await (const project of projectsOf(name, content)) {
    const { transaction, rental, ...facts } = project as Record<string, unknown> & {
      transaction?: object[];
      rental?: object[];
    };
    for (const each of transaction ?? rental ?? []) {
      const values: Record<string, unknown> = { ...facts, ...each };
      if (!names) {
        // A sale may lack what only some have.
        names = [...new Set([...Object.keys(values), 'nettPrice', 'x', 'y'])];
        yield { line, cells: names };
      }
      line += 1;
      yield { line, cells: names.map((key) => String(values[key] ?? '')) };
    }
  }
}
