import { apiDocument } from '#platform/server/http/api-document.ts';
import { allRoutes } from './compose.ts';

/** Prints the OpenAPI document: JSON alone, no database needed. */
const unasked = () => {
  throw new Error('Nothing is called here.');
};
const noSessions = { forget: unasked, maintenance: { read: unasked, words: unasked } };
const document = await apiDocument(allRoutes(noSessions, []));
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
