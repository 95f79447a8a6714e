import { describeCalls } from './describe-calls.ts';

/** Prints the OpenAPI document: JSON alone, no database needed. */
process.stdout.write(`${JSON.stringify(await describeCalls(), null, 2)}\n`);
