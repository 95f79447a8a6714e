import { apiDocument } from '#platform/server/http/api-document.ts';
import { callExamples } from './call-examples.ts';
import { allRoutes } from './compose.ts';
import { rawContracts } from './server-rooms.ts';

const unasked = () => {
  throw new Error('Nothing is called here.');
};
const noSessions = { forget: unasked, maintenance: { read: unasked, words: unasked } };

/** The OpenAPI document of every call; no service is opened for it. */
export const describeCalls = () => apiDocument(allRoutes(noSessions, []), rawContracts, callExamples);
