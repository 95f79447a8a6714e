import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

/** The code block of this language in docs/operations.md. */
export const documented = (language: 'sql' | 'nginx' | 'caddy'): string => {
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))];
  if (blocks.length !== 1) throw new Error(`docs/operations.md has ${blocks.length} blocks of ${language}.`);
  return blocks[0]?.[1] ?? '';
};

/** Replaces values in a documented block. Each must be in it, so that the test follows the page. */
export const withHere = (block: string, here: Record<string, string>): string =>
  Object.entries(here).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`docs/operations.md does not say "${from}" there.`);
    return changed.replaceAll(from, to);
  }, block);
