import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { addressOf, type Contract } from '../contract/endpoint.ts';

const prefix = 'virtual:wire/';

/**
 * Gives the browser what it needs of a feature's contract to make a call — method, address, message — as
 * `virtual:wire/<feature>`, and leaves the schemas out: a page is typed by the contract but carries zod only where its
 * form checks with it. A module for each feature, so that a page carries the calls of what is on it.
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
    Object.entries(contract).map(([key, call]) => [key, [call.method, addressOf(call), call.message ?? '']]),
  );
