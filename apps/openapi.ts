import { apiDocument } from '#platform/server/http/api-document.ts';
import { allRoutes } from './compose.ts';

/** Prints the OpenAPI document: JSON alone, no database needed. */
const document = await apiDocument(allRoutes({ forget: () => undefined }, []));
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
