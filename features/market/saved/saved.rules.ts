import type { SavedTool } from '../tools.words.ts';

/** Address of a saved search; with `since` it shows only records that came after that one. */
export const savedAddress = (tool: SavedTool, query: Record<string, string>, since?: number): `/${string}` => {
  const searchQuery = { ...query, ...(since !== undefined && { newSince: String(since) }) };
  // Private sales are the first tab, whose address names none.
  const all = new URLSearchParams(tool === 'caveat' ? searchQuery : { tab: tool, ...searchQuery });
  return `/agent-tools/caveat-hdb${all.size > 0 ? `?${all}` : ''}`;
};
