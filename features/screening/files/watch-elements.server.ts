import type { Element } from './xml-records.server.ts';

/**
 * Counts elements that the reader doesn't know. One in more than a fifth of the records may be a renamed element: its former name would
 * then be missing, and nothing else would show it.
 */
export const watchElements = (knownElements: ReadonlySet<string>) => {
  let records = 0;
  const seen = new Map<string, number>();
  return {
    look: (record: Element): void => {
      records += 1;
      for (const name of new Set(unknownIn(record, knownElements))) seen.set(name, (seen.get(name) ?? 0) + 1);
    },
    doubts: (): string[] =>
      [...seen]
        .filter(([, count]) => count * 5 > records)
        .map(
          ([name, count]) => `The element ${name.slice(0, 60)} is new, and stands in ${count} of ${records} entries.`,
        )
        .slice(0, 20),
  };
};

const unknownIn = ({ children }: Element, knownElements: ReadonlySet<string>): string[] =>
  children.flatMap((child) => (knownElements.has(child.name) ? unknownIn(child, knownElements) : [child.name]));
