import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { sealedNumbers } from '#features/esubmission/parties/sealed-numbers.server.ts';
import { room as people } from '#features/people/room.server.ts';
import { rotateKey } from '#platform/server/secrets/rotate-key.ts';
import { makeSecrets } from '#platform/server/secrets/secrets.ts';
import { anAgencyThatPays } from '../rig/payouts.ts';
import { sealedFiles } from './keep.server.ts';

it('opens to the same bytes after the key was changed', async () => {
  const { app, query, place, preparer, anEarner, aRun } = await anAgencyThatPays();
  await anEarner();
  const { runId } = await aRun('approved');
  const { raw } = await preparer.get(`${place}/${runId}/bank-file?format=CSV`);
  await query('INSERT INTO sealing_key (key_id) VALUES ($1)', [app.services.secrets.keyId]);
  const next = randomBytes(32);
  const sealed = [...sealedFiles, ...(people.sealed ?? []), ...sealedNumbers];
  await rotateKey(app.asNobody, { sealed, keyed: [] }, next);
  const [row] = await query<{ id: string; sealed: string }>(
    `SELECT id, sealed FROM payout_file WHERE run_id = $1 AND format = 'CSV'`,
    [runId],
  );
  const plain = makeSecrets(next).open(row?.sealed ?? '', `payout_file/${row?.id}/sealed`);
  expect(gunzipSync(Buffer.from(plain, 'base64')).equals(raw)).toBe(true);
});
