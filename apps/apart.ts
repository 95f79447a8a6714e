import { loadQuickly } from '#platform/server/load-quickly.ts';

loadQuickly();
await import('./do-apart.ts');
