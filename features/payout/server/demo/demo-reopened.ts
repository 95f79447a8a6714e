import { judgeDocument } from '#features/esubmission/server/index.ts';
import { staffOf } from '#features/people/server/index.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { othersOf } from './others-of.ts';

/** Before a run the desk queries a document of one, and reopens the due diligence of another. Both are held since. */
export const demoReopened = async (at: Writing): Promise<void> => {
  const [desk] = await staffOf(at.db, 'submissions');
  const [queried, reopened] = await othersOf(at);
  if (!desk || !queried || !reopened) return;
  const asDesk = { ...at, actor: desk };
  await judgeAgain(asDesk, queried.caseNo, { verdict: 'queried', note: 'A page is missing' });
  await judgeAgain(asDesk, reopened.caseNo, { verdict: 'none', note: '' });
};

const accepted = `
  SELECT v.esubmission_id AS id, v.document_id AS "documentId", v.party_uuid AS "partyUuid"
  FROM esubmission_document_verdict v JOIN esubmission s ON s.id = v.esubmission_id
  WHERE s.case_no = $1 AND v.verdict = 'accepted' AND (v.document_id BETWEEN 'D-12' AND 'D-18') = $2
  ORDER BY v.document_id DESC LIMIT 1`;

/** The desk queries an accepted document, or takes its verdict on one of due diligence back. */
const judgeAgain = async (at: Writing, caseNo: string, judged: { verdict: 'queried' | 'none'; note: string }) => {
  const isDueDiligence = judged.verdict === 'none';
  const [found] = await ask<{ id: string; documentId: string; partyUuid: string | null }>(at.db, accepted, [
    caseNo,
    isDueDiligence,
  ]);
  if (!found) return;
  const { id, documentId, partyUuid } = found;
  await judgeDocument(at, { params: { id, documentId }, body: { partyUuid, ...judged } });
};
