import { and, eq } from 'drizzle-orm';
import { missing } from '#platform/contract/refusal.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import { partyPlace } from '../parties/rows.server.ts';
import { holder, party } from '../parties/tables.server.ts';
import { loadEsubmission } from '../record/load.server.ts';
import { holderPlace } from '../shareholders/holders.server.ts';

type Input = { params: { id: string }; body: { partyUuid: string; of: string } };

/** Opens one identity number of a submission that the desk sees, after it was recorded who asked for it. */
export const revealNumber = async (at: Reading, { params, body }: Input): Promise<{ idNumber: string }> => {
  const { id: aggregateId } = await loadEsubmission(at, params.id);
  const [sealed, place] = await (body.of === 'party' ? ofParty : ofHolder)(at, aggregateId, body);
  await recordReading(at, { aggregate: 'esubmission', aggregateId, action: 'esubmission.number-shown', detail: body });
  return { idNumber: sealed && at.secrets.open(sealed, place) };
};

type Found = Promise<[sealed: string, place: string]>;

const ofParty = async (at: Reading, esubmissionId: string, { partyUuid }: Input['body']): Found => {
  const [row] = await at.db
    .select({ sealed: party.idNumberSealed })
    .from(party)
    .where(and(eq(party.uuid, partyUuid), eq(party.esubmissionId, esubmissionId)));
  if (!row) throw missing('party');
  return [row.sealed, partyPlace(partyUuid)];
};

const ofHolder = async (at: Reading, esubmissionId: string, { partyUuid, of }: Input['body']): Found => {
  const [row] = await at.db
    .select({ id: holder.id, sealed: holder.idNumberSealed })
    .from(holder)
    .innerJoin(party, eq(party.uuid, holder.partyUuid))
    .where(
      and(
        eq(party.uuid, partyUuid),
        eq(party.esubmissionId, esubmissionId),
        of === 'owner' ? eq(holder.relation, 'OWNER') : eq(holder.id, of),
      ),
    );
  if (!row) throw missing(of === 'owner' ? 'owner' : 'shareholder');
  return [row.sealed, holderPlace(row.id)];
};
