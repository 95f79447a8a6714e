import { nilFileId } from '#platform/contract/nil-file.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { lineKey } from '../../checklist.ts';
import type { Saved } from '../../records.ts';
import { documentVerdict } from '../document-tables.ts';
import { bump, lockEsubmission } from '../load.ts';
import { abilitiesOf } from '../policy.ts';
import type { Place } from './attach-file.ts';
import { placeOf } from './place-of.ts';
import { readChecklist } from './read-checklist.ts';
import { clearVerdict } from './verdicts.ts';

type Input = {
  params: { id: string; documentId: string };
  body: { partyUuid: string | null; verdict: 'accepted' | 'queried' | 'none'; note: string };
};

/** The desk accepts a document of a case that it has claimed, queries it in words for the salesperson, or takes that back. */
export const judgeDocument = async (at: Writing, { params, body }: Input): Promise<Saved> => {
  const row = await lockEsubmission(at, params.id);
  if (!abilitiesOf(at.actor, row).decide)
    throw new Refusal('esubmission.locked', 'Claim this submission first: its documents are judged by who has it.');
  const { verdict, note } = body;
  if (verdict === 'queried' && note === '')
    throw new Refusal('esubmission.invalid', 'Say what is wrong: the salesperson reads it.', { field: 'note' });
  const asked = { documentId: params.documentId, partyUuid: body.partyUuid ?? undefined };
  const place = await placeOf(at, row, asked);
  if (verdict === 'accepted') await requireFile(at, row, place);
  await clearVerdict(at, place);
  const { documentId, partyUuid } = place;
  const said = { esubmissionId: row.id, documentId, partyUuid, by: at.actor.userId, at: at.clock.now().toString() };
  if (verdict !== 'none')
    await at.db.insert(documentVerdict).values({ ...said, verdict, note: verdict === 'queried' ? note : '' });
  const saved = await bump(at, row, {}, 'documents');
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: row.id,
    action: `esubmission.document-${verdict === 'none' ? 'reopened' : verdict}`,
    detail: { version: saved.version, documentId, partyUuid, ...(verdict === 'queried' ? { note } : {}) },
  });
  return saved;
};

const requireFile = async (at: Writing, row: Parameters<typeof readChecklist>[1], place: Place): Promise<void> => {
  const { rows } = await readChecklist(at, row);
  const line = rows.find((each) => lineKey(each) === lineKey(place));
  if (line?.fileId !== nilFileId) return;
  throw new Refusal('esubmission.invalid', 'There is no file to accept here yet.', { field: 'verdict' });
};
