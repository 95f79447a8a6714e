import type { LinkGroup } from './links.words.ts';

/** The groups of links with a page of their own. */
export const linkPages = ['gov-e-services', 'tools-and-services', 'professional-body'] as const satisfies LinkGroup[];
