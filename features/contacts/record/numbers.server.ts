import { missing } from '#platform/contract/refusal.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import { numberPlace } from './number.server.ts';
import { findContact } from './scope.server.ts';

/** The number in full. The reading is recorded, with its reason, before it is answered. */
export const revealNumber = async (
  at: Reading,
  { params, body }: { params: { id: string }; body: { reason: string } },
) => {
  const { id, idNumberSealed } = await findContact(at, params.id);
  if (idNumberSealed === '') throw missing('number');
  await recordReading(at, {
    aggregate: 'contact',
    aggregateId: id,
    action: 'contact.number-read',
    detail: { reason: body.reason },
  });
  return { idNumber: at.secrets.open(idNumberSealed, numberPlace(id)) };
};
