import { readFileSync } from 'node:fs';
import type { CallExamples } from '#platform/server/http/open-api.ts';

export const callExamplesFile = new URL('api-examples.json', import.meta.url);

/** What each call takes, for the API document. `UPDATE_EXAMPLES=1 npx vitest run --project unit apps/access.test.ts` writes it anew. */
export const callExamples: CallExamples = JSON.parse(readFileSync(callExamplesFile, 'utf8'));
