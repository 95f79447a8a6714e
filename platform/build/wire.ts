import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { addressOf, type Contract } from '../contract/endpoint.ts';
import { bodyShapeOf } from './bodyShapeOf.ts';
import { listShapeOf } from './listShapeOf.ts';

const prefix = 'virtual:wire/';

/**
 * Provides `virtual:wire/<feature>`: for each call of a feature's contract its method, address and message, for a list its
 * filters and sort keys, and which fields of a body must be there. Schemas are left out, so that a page loads zod only if
 * its form needs it. There is one module a feature, so that a page loads only the calls of the features that it uses.
 */
export const wire = (contractsFile: URL): Plugin => ({
  name: 'gable-wire',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load: async (id) => {
    if (!id.startsWith(`\0${prefix}`)) return undefined;
    const feature = id.slice(prefix.length + 1);
    const { contracts } = (await import(pathToFileURL(contractsFile.pathname).href)) as {
      contracts: Record<string, Contract>;
    };
    const contract = contracts[feature];
    if (!contract) throw new Error(`There is no feature "${feature}" in ${contractsFile.pathname}.`);
    return `export default ${JSON.stringify({ feature, calls: callsOf(contract) })}`;
  },
});

const callsOf = (contract: Contract) =>
  Object.fromEntries(
    Object.entries(contract).map(([key, call]) => {
      const list = listShapeOf(call.query);
      const body = bodyShapeOf(call.body);
      const shapes = { ...(list && { list }), ...(body && { body }) };
      return [key, [call.method, addressOf(call), call.message ?? '', ...(list || body ? [shapes] : [])]];
    }),
  );
