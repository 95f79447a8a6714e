import { readdir, readFile } from 'node:fs/promises';
import { parseSync } from 'vite';

/** A part of a file's syntax. */
export type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** What lies directly in a node. */
export const within = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const files = (await readdir('features', { recursive: true })).filter((file) => file.endsWith('.tsx'));

/** The syntax of every page and part of a page, for tests that hold what all of them do. */
export const pageSources = await Promise.all(
  files.map(async (file) => {
    const { program } = parseSync(file, await readFile(`features/${file}`, 'utf8'));
    return { file, program: program as unknown as Node };
  }),
);
