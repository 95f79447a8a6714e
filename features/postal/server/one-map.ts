import type { Config } from '#platform/server/config.ts';
import type { PostalAddress } from '../contract.ts';
import { addressesIn, OneMapPage } from '../rules/one-map.ts';

type OneMap = NonNullable<Config['oneMap']>;

const mostPages = 5;
const timeoutMs = 3_000;

/** The addresses of a postal code from all pages of the address service. Throws after `timeout` milliseconds. */
export const askOneMap = async (oneMap: OneMap, postalCode: string, timeout = timeoutMs): Promise<PostalAddress[]> => {
  const signal = AbortSignal.timeout(timeout);
  const first = await readPage(oneMap, postalCode, 1, signal);
  const results = [...first.results];
  for (let page = 2; page <= Math.min(first.totalNumPages, mostPages); page++)
    results.push(...(await readPage(oneMap, postalCode, page, signal)).results);
  return addressesIn(postalCode, results);
};

const readPage = async ({ url, token }: OneMap, postalCode: string, page: number, signal: AbortSignal) => {
  const query = new URLSearchParams({
    searchVal: postalCode,
    returnGeom: 'Y',
    getAddrDetails: 'Y',
    pageNum: String(page),
  });
  const answer = await fetch(`${url}/api/common/elastic/search?${query}`, {
    headers: token ? { authorization: token } : {},
    redirect: 'error',
    signal,
  });
  if (!answer.ok) throw new Error(`The address service answered ${answer.status}.`);
  return OneMapPage.parse(await answer.json());
};
