import { SaxesParser } from 'saxes';
import { type ListFile, refused, textOf } from './list-file.server.ts';

/** An XML element with its children. */
export type Element = { name: string; text: string; children: Element[]; attributes: Record<string, string> };

type Shape = {
  /** The element that holds everything. */
  root: string;
  /** Elements that are read one at a time, and what the file is called. */
  records: ReadonlySet<string>;
  called: string;
};

/** Deeper, or longer, than any entry of a list. */
const deepest = 30;
const longestRecord = 2_000_000;

/**
 * Streams the records of an XML file, one at a time; memory holds one record. The root comes first, without children. A file with a
 * document type is refused, so that no entity can grow or read another file.
 */
export async function* xmlRecords(file: ListFile, { root, records, called }: Shape): AsyncGenerator<Element> {
  const done: Element[] = [];
  const open: Element[] = [];
  let depth = 0;
  let length = 0;
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw refused('unsupported', file.name, 'This file has a document type, which no such list has. It was not read.');
  });
  parser.on('error', () => {
    throw refused('invalid', file.name, 'This XML is broken or cut off. Download it again.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth === 1) {
      if (name !== root) throw refused('unsupported', file.name, `This is not ${called}.`);
      done.push({ name, text: '', children: [], attributes: { ...attributes } });
    }
    if (depth > deepest) throw refused('invalid', file.name, `This is nested too deeply for ${called}.`);
    if (open.length === 0 && !records.has(name)) return;
    const element = { name, text: '', children: [], attributes: {} };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const add = (text: string) => {
    const element = open.at(-1);
    if (!element) return;
    length += text.length;
    if (length > longestRecord)
      throw refused('invalid', file.name, 'One entry of this file is longer than any can be.');
    element.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    depth -= 1;
    const closed = open.pop();
    if (!closed || open.length > 0) return;
    length = 0;
    done.push(closed);
  });
  for await (const text of textOf(file)) {
    parser.write(text);
    yield* done.splice(0);
  }
  parser.close();
  yield* done.splice(0);
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The elements at the end of a path. */
export const all = (element: Element, ...path: string[]): Element[] =>
  path.reduce<Element[]>(
    (elements, name) => elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );

/** The texts at the end of a path that are not empty. */
export const texts = (element: Element, ...path: string[]): string[] =>
  all(element, ...path)
    .map(({ text }) => tidy(text))
    .filter(Boolean);

export const text = (element: Element, ...path: string[]): string => texts(element, ...path)[0] ?? '';
