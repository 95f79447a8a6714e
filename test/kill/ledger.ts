import type { Acknowledged } from './persistent-client.ts';

/** What the server acknowledged of one submission. */
export type Promised = {
  caseNo: string;
  version: number;
  priceCents: number;
  partyUuids: string[];
  fileIds: string[];
  isSubmitted: boolean;
};

/** Keeps every acknowledgement, by submission, for comparison with what is stored. */
export const openLedger = () => {
  const promised = new Map<string, Promised>();
  const counts = { acknowledged: 0, retries: 0 };

  const note = ({ method, url, body, data }: Acknowledged) => {
    counts.acknowledged += 1;
    if (method === 'POST' && url === '/api/v1/esubmissions') {
      const { eSubId, caseNo, version } = data;
      // Two keys may not share a submission.
      if (promised.has(eSubId)) throw new Error(`${eSubId} was given twice`);
      promised.set(eSubId, {
        caseNo,
        version,
        priceCents: body.priceCents,
        partyUuids: [],
        fileIds: [],
        isSubmitted: false,
      });
      return;
    }
    const entry = promised.get(body.eSubId ?? /\/esubmissions\/([^/]+)\/status\/2$/.exec(url)?.[1]);
    if (!entry) throw new Error(`${method} ${url} changed a submission that was never acknowledged`);
    if (typeof data?.version === 'number') entry.version = data.version;
    if (url === '/api/v1/esubmissions') entry.priceCents = body.priceCents;
    if (url === '/api/v1/related-parties') entry.partyUuids.push(data.uuid);
    if (url === '/api/v1/esubmission-uploads') entry.fileIds.push(data.fileId);
    if (url.endsWith('/status/2')) entry.isSubmitted = true;
  };
  return { promised, counts, note };
};

export type Ledger = ReturnType<typeof openLedger>;
