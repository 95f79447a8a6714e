import type { ComponentType } from 'react';

/**
 * The pages of a room for people who never sign in, by their addresses, exported as `outsidePages` by
 * its `outside/pages.web.ts` (or `web/outside/pages.ts`). They have React alone (docs/decisions/0049): nothing of Mantine, the router or the
 * query cache. Each names its module by a lazy import.
 */
export type OutsidePages = Record<string, () => Promise<{ default: ComponentType }>>;
