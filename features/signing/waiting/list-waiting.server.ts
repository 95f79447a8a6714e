import type { Data, Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { waitForNudge } from '../links/codes.rules.ts';
import type { signing } from '../room.calls.ts';
import type { SignableOf } from '../signable-of.server.ts';
import { isOpen, maySendAgain } from '../state.rules.ts';
import { type WaitingRow, waitingStatement } from './rows.server.ts';
import { type WaitingRequest, waitingList } from './waiting.calls.ts';

const list = serveList(waitingList, {
  name: 'waiting-for-customers',
  title: 'Waiting for customers',
  action: 'signing-request.list-exported',
  last: 'requestId',
  rows: ({ actor, clock }, { search, show }) => waitingStatement({ me: actor.userId, now: clock.now(), search, show }),
});

type Found = Omit<WaitingRequest, 'record' | 'nudgeFrom' | 'maySendAgain'> & WaitingRow;

/** A page of what I have sent, with what its rooms call the records. */
export const listWaiting = (signableOf: SignableOf) => ({
  file: list.file,
  page: async (at: Reading, input: Input<typeof signing.waiting>): Promise<Data<typeof signing.waiting>> => {
    const { rows, ...page } = await list.page(at, input);
    const waiting = rows as unknown as Found[];
    const places = await placesOf(at, signableOf, waiting);
    const nudged = await nudgesOf(at, waiting);
    const now = at.clock.now();
    return {
      ...page,
      rows: waiting.map(({ kind, ref, way, ...row }) => {
        const wait = waitForNudge(row.sentAt, nudged.get(row.requestId) ?? [], now.toString());
        const canBe = way === 'MAIL' && row.delivery !== 'FAILED' && isOpen(row.state);
        return {
          ...row,
          record: places.get(ref) ?? { title: row.title, link: '' },
          nudgeFrom: canBe ? now.add({ seconds: wait }).toString() : null,
          maySendAgain: maySendAgain(row.state),
        };
      }),
    };
  },
});

const placesOf = async (at: Reading, signableOf: SignableOf, rows: Found[]) => {
  const places = new Map<string, { title: string; link: string }>();
  for (const [kind, rowsOfKind] of Map.groupBy(rows, (row) => row.kind)) {
    const refs = [...new Set(rowsOfKind.map(({ ref }) => ref))];
    for (const [ref, place] of await signableOf(kind).places(at, refs)) places.set(ref, place);
  }
  return places;
};

const nudges = `
  SELECT r.id, array_agg(e.at ORDER BY e.id DESC) AS times
  FROM signing_request r
  JOIN signing_request o ON o.kind = r.kind AND o.ref = r.ref AND lower(o.recipient_name) = lower(r.recipient_name)
  JOIN signing_event e ON e.request_id = o.id AND e.recipient_address = r.recipient_address
    AND e.what = 'NUDGED' AND e.at > :since::timestamptz
  WHERE r.id = ANY(:ids::uuid[])
  GROUP BY r.id`;

/** When customers were reminded in the last week, the newest first, by request. */
const nudgesOf = async (at: Reading, rows: Found[]) => {
  const since = at.clock.now().subtract({ hours: 24 * 7 });
  const nudged = await ask<{ id: string; times: string[] }>(at.db, nudges, {
    since: since.toString(),
    ids: rows.map(({ requestId }) => requestId),
  });
  return new Map(nudged.map(({ id, times }) => [id, times]));
};
