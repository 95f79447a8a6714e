import type { Element } from './xml-records.server.ts';

/**
 * Counts elements that no version of a reader knows. One that stands in more than a fifth of the records is one that was renamed, perhaps: what
 * stood in the one before is then missing, and nothing else says so.
 */
export const watchElements = (known: ReadonlySet<string>) => {
  let records = 0;
  const seen = new Map<string, number>();
  return {
    look: (record: Element): void => {
      records += 1;
      for (const name of new Set(unknownIn(record, known))) seen.set(name, (seen.get(name) ?? 0) + 1);
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

const unknownIn = ({ children }: Element, known: ReadonlySet<string>): string[] =>
  children.flatMap((child) => (known.has(child.name) ? unknownIn(child, known) : [child.name]));
