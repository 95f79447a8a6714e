import { createReadStream } from 'node:fs';
import * as z from 'zod';
import type { Day } from '#platform/contract/days.ts';
import { download, readJson, requireSafe } from './download.server.ts';

type Ura = { url: string; accessKey: string };

const Token = z.object({ Status: z.string(), Result: z.string().min(1) });

/** A token is good for a day; each fetch asks for one of its own. */
export const askToken = async ({ url, accessKey }: Ura, signal: AbortSignal): Promise<string> => {
  requireSafe(url, url, []);
  const answer = Token.safeParse(
    await readJson(`${url}/insertNewToken/v1`, { headers: { AccessKey: accessKey }, signal }),
  );
  if (!answer.success || answer.data.Status !== 'Success') throw new Error('URA gave no token for this access key');
  return answer.data.Result;
};

/** Sales come in four parts, by district. */
export const saleParts = ['1', '2', '3', '4'].map((part) => ({
  name: `PMI_Resi_Transaction batch ${part}.json`,
  query: `service=PMI_Resi_Transaction&batch=${part}`,
}));

/** Contracts are published by quarter: the last three, of which the newest may not exist yet. */
export const rentalParts = (today: Day) => {
  const quarter = Number(today.slice(0, 4)) * 4 + Math.floor((Number(today.slice(5, 7)) - 1) / 3);
  return [quarter - 2, quarter - 1, quarter].map((each) => {
    const period = `${String(Math.floor(each / 4)).slice(2)}q${(each % 4) + 1}`;
    return { name: `PMI_Resi_Rental ${period}.json`, query: `service=PMI_Resi_Rental&refPeriod=${period}` };
  });
};

type Part = { query: string; token: string; path: string; signal: AbortSignal };

/** A part as a file. Answers its hash; undefined where URA has nothing of it yet. */
export const fetchPart = async ({ url, accessKey }: Ura, { query, token, path, signal }: Part) => {
  const headers = { AccessKey: accessKey, Token: token };
  const sha256 = await download(`${url}/invokeUraDS/v1?${query}`, path, { headers, signal });
  const head = await beginningOf(path);
  if (/"Status"\s*:\s*"(?!Success)/.test(head)) throw new Error('URA answered with an error');
  return /"Result"\s*:\s*\[\s*\]/.test(head) ? undefined : sha256;
};

const beginningOf = async (path: string): Promise<string> => {
  let text = '';
  for await (const piece of createReadStream(path, { end: 1_000 })) text += String(piece);
  return text;
};
