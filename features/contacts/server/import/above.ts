import type { ContactNamed } from '../core/named.ts';
import type { ContactChanged } from '../core/ports.ts';

/** What the rooms above do with a contact that is changed, and whether they name one. */
export type Above = { followers: ContactChanged[]; named: ContactNamed[] };
