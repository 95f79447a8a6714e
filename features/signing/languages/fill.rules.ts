/** Words with what stands in their braces filled in. */
export const fill = (words: string, given: Readonly<Record<string, string | number>> = {}): string =>
  words.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(given[name] ?? braces));

/** What stands in braces, in alphabetical order. */
export const bracesOf = (words: string): string[] => (words.match(/\{\w+\}/g) ?? []).sort();
