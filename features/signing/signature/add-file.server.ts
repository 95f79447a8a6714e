import type { Actor } from '#platform/contract/actor.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { spoolFor } from '#platform/server/http/spool.ts';
import { requireOpen, requireVisit } from '../links/visit.server.ts';
import { note, ofRequest } from '../requests/request.server.ts';
import type { signing } from '../room.calls.ts';
import { lockBoth, type SignableOf } from '../signable-of.server.ts';

/** Running uploads of customers: 64, and four per link, even if several share an address. */
const spooled = spoolFor({
  all: 64,
  each: 4,
  busy: {
    all: 'Many files are being added. Try again in a moment.',
    each: 'Your last files are still being added. Try again in a moment.',
  },
});

type Upload = Input<typeof signing.addFile> & { file: IncomingFile };

/** Hands a file to the room above, which keeps it. */
export const addFile =
  (signableOf: SignableOf) =>
  async (at: Reading<Actor | null>, { query, body, file }: Upload): Promise<{ fileName: string }> => {
    try {
      const row = await requireVisit(at, query.token);
      requireOpen(at, row);
      const signable = signableOf(row.kind);
      const { upload } = signable;
      if (!upload) throw new Refusal('file.conflict', 'No file is asked for here.');
      return await spooled(row.id, file, async ({ again }) => {
        // A file takes a while to come: meanwhile the request may have ended.
        const fileName = await upload(at, ofRequest(row), body.key, again(), async (within) => {
          requireOpen(within, await lockBoth(within, signable, row));
          await note(within, row, 'UPLOADED', file.fileName);
        });
        return { fileName };
      });
    } finally {
      // The rest of the body must be read, or the next request on this connection waits for ever.
      file.source.resume();
    }
  };
