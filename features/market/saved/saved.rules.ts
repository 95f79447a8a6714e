import type { SavedTool } from '../tools.words.ts';

/** Where a search stands that somebody keeps; with `since` only its records that came after that one. */
export const savedAddress = (tool: SavedTool, query: Record<string, string>, since?: number): `/${string}` => {
  const asked = { ...query, ...(since !== undefined && { newSince: String(since) }) };
  // Private sales are the first tab, whose address names none.
  const all = new URLSearchParams(tool === 'caveat' ? asked : { tab: tool, ...asked });
  return `/agent-tools/caveat-hdb${all.size > 0 ? `?${all}` : ''}`;
};
