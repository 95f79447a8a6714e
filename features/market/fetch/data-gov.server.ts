import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { download, readJson, requireSafe } from './download.server.ts';

const Polled = z.object({
  code: z.int().optional(),
  errorMsg: z.string().nullish(),
  data: z.object({ status: z.string().optional(), url: z.url().optional() }).nullish(),
});

/** How often it is asked whether the file is made, and how many times. */
const pause = 2_000;
const most = 90;

type Input = { address: string; hosts: readonly string[]; path: string; signal: AbortSignal; pauseMs?: number };

/**
 * A dataset of data.gov.sg as a file: it is asked to be made, and then where it lies. An address that ends in `.csv` or `.csv.gz` is
 * the file itself. Answers its hash. @throws Error saying why it can't be had
 */
export const fetchDataGov = async ({ address, hosts, path, signal, pauseMs = pause }: Input): Promise<string> => {
  requireSafe(address, address, hosts);
  if (/\.csv(\.gz)?$/.test(new URL(address).pathname)) return download(address, path, { signal });
  await readJson(`${address}/initiate-download`, { signal });
  for (let polls = 0; polls < most; polls += 1) {
    const { data, errorMsg } = Polled.parse(await readJson(`${address}/poll-download`, { signal }));
    if (errorMsg) throw new Error(`the server says: ${errorMsg.slice(0, 200)}`);
    if (data?.url) {
      requireSafe(data.url, address, hosts);
      return download(data.url, path, { signal });
    }
    await wait(pauseMs, undefined, { signal });
  }
  throw new Error('the file was not made in time');
};
