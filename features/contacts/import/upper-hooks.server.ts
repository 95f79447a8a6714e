import type { ContactInUse } from '../contact-in-use.server.ts';
import type { ContactChanged } from '../ports.server.ts';

/** What the rooms above do with a contact that is changed, and whether they name one. */
export type UpperHooks = { followers: ContactChanged[]; named: ContactInUse[] };
