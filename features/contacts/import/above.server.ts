import type { ContactNamed } from '../named.server.ts';
import type { ContactChanged } from '../ports.server.ts';

/** What the rooms above do with a contact that is changed, and whether they name one. */
export type Above = { followers: ContactChanged[]; named: ContactNamed[] };
