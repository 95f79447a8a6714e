import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { addressOf, type Contract } from '../contract/endpoint.ts';

const name = 'virtual:wire';
const resolved = `\0${name}`;

/**
 * Gives the browser what it needs of the contracts to make a call — method, address, message — and leaves the schemas
 * out: a page is typed by the contract but carries zod only where its form checks with it.
 */
export const wire = (contractsFile: URL): Plugin => ({
  name: 'gable-wire',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: async (id) => {
    if (id !== resolved) return undefined;
    const { contracts } = (await import(pathToFileURL(contractsFile.pathname).href)) as {
      contracts: Record<string, Contract>;
    };
    return `export default ${JSON.stringify(wireOf(contracts))}`;
  },
});

const wireOf = (contracts: Record<string, Contract>) =>
  Object.fromEntries(
    Object.entries(contracts).flatMap(([feature, contract]) =>
      Object.entries(contract).map(([key, call]) => [
        `${feature}.${key}`,
        [call.method, addressOf(call), call.message ?? ''],
      ]),
    ),
  );
