import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { largestList } from '#platform/contract/files.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { internalOrigin, type Services } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { refused } from '../files/list-file.server.ts';
import { type Source, sources } from '../screening.words.ts';
import { importList } from './import-list.server.ts';

/** A list that has not come by then is tried again. */
const patience = 10 * 60_000;

/**
 * Fetches the lists whose addresses are configured, each day before work begins. One that says the same as yesterday makes no version;
 * one that can't be had, or would lose much, leaves the list in force, and the others are fetched all the same.
 */
export const fetchLists = (services: Services): Job => ({
  name: 'screening.fetch-lists',
  everyCron: '15 4 * * *',
  run: async () => {
    const failed: string[] = [];
    for (const [source, address] of Object.entries(services.config.lists) as [Source, string | undefined][]) {
      if (!address) continue;
      const problem = await fetchList(services, source, address);
      if (problem) failed.push(`${sources[source]}: ${problem}`);
    }
    if (failed.length > 0) throw new Error(failed.join(' '));
  },
});

/** Why a list could not be loaded, if so. */
const fetchList = async (services: Services, source: Source, address: string): Promise<string | undefined> => {
  const folder = await mkdtemp(join(tmpdir(), 'gable-list-'));
  try {
    const path = join(folder, 'list');
    const name = new URL(address).pathname.split('/').at(-1) || new URL(address).hostname;
    await download(address, name, path);
    const at = { ...services, ...internalOrigin('job'), actor: null, db: services.database };
    const file = { name, open: async () => createReadStream(path) };
    const done = await importList(at, { source, files: [file], loadedBy: 'FETCH', onlyIfNew: true });
    services.log.info({ source, state: done.state, entities: done.entities }, 'A list was fetched');
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? error.message : `It could not be fetched (${(error as Error).message}).`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const download = async (address: string, name: string, path: string) => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok || !answer.body) throw new Error(`the server answered ${answer.status}`);
  if (new URL(answer.url).protocol !== new URL(address).protocol) throw new Error('it leads to another protocol');
  const tooLarge = () => refused('too-large', name, 'This file is larger than 512 MB.');
  if (Number(answer.headers.get('content-length')) > largestList) {
    await answer.body.cancel();
    throw tooLarge();
  }
  let bytes = 0;
  const limit = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > largestList) throw tooLarge();
      yield chunk;
    }
  };
  await pipeline(answer.body as unknown as AsyncIterable<Uint8Array>, limit, createWriteStream(path));
};
