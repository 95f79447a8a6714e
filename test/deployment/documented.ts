import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

/** What docs/operations.md gives to copy: its one block of this language. */
export const documented = (language: 'sql' | 'nginx' | 'caddy'): string => {
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))];
  if (blocks.length !== 1) throw new Error(`docs/operations.md has ${blocks.length} blocks of ${language}.`);
  return blocks[0]?.[1] ?? '';
};

/** The same with what differs here put in; each must be there, or the page says something else than is tried. */
export const withHere = (block: string, here: Record<string, string>): string =>
  Object.entries(here).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`docs/operations.md does not say "${from}" there.`);
    return changed.replaceAll(from, to);
  }, block);
