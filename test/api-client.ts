import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import writeClient, { type OpenAPI3 } from 'openapi-typescript';
import { describeCalls } from '../apps/describe-calls.ts';

/** A part of `npm run check`: that the API document is sound, and that the client which is generated from it compiles. */

const switchedOff = {
  // Fastify takes the address that is written out before the one with a parameter, whatever their order.
  'no-ambiguous-paths': 'off',
  // A public call without input has nothing to refuse.
  'operation-4xx-response': 'off',
} as const;

const document = await describeCalls();

const faultsOf = async (): Promise<string[]> => {
  const config = await createConfig({ extends: ['recommended'], rules: switchedOff });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`);
};

/** What the compiler says of the client that openapi-typescript writes. */
const clientFaults = async (): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'gable-client-'));
  try {
    const file = join(folder, 'client.ts');
    writeFileSync(file, await writeClient(structuredClone(document) as OpenAPI3));
    const compiler = fileURLToPath(new URL('../node_modules/typescript/lib/tsc.js', import.meta.url));
    const args = [compiler, '--strict', '--noEmit', '--types', '', '--ignoreConfig', file];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return status === 0 ? [] : [`${stdout}${stderr}`];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const faults = [...(await faultsOf()), ...(await clientFaults())];
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}
