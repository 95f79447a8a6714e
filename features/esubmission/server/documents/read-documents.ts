import type { Reading } from '#platform/server/context.ts';
import { linesOf } from '../../checklist.ts';
import type { DocQuery } from '../../doc-query.ts';
import type { Checklist } from '../../records.ts';
import { loadEsubmission } from '../load.ts';
import { combinationOf } from './doc-combination.ts';
import { documentTypes, missingOf, presentLines } from './present-lines.ts';
import { readChecklist, rulesOn } from './read-checklist.ts';

/** GET document-templates: the checklist of a submission that the actor may see, or of a combination. */
export const readDocuments = async (at: Reading, { query }: { query: DocQuery }): Promise<Checklist> => {
  const { eSubId, ...asked } = query;
  if (eSubId) return readChecklist(at, await loadEsubmission(at, eSubId), asked);
  const facts = combinationOf(at, asked);
  const lines = linesOf(await rulesOn(at, facts.checkDate), facts);
  const nothing = { files: new Map(), verdicts: new Map(), names: new Map(), isOpen: false };
  const presented = presentLines(await documentTypes(at), lines, nothing);
  return { ...presented, checkDate: facts.checkDate, spChecklistComplianceDate: null };
};

type PartyQuery = DocQuery & { partyUuid?: string | undefined };

/** What is asked of each party, or of one; of a combination, what a client would be asked. */
export const readPartyDocuments = async (at: Reading, { query }: { query: PartyQuery }): Promise<Checklist> => {
  const { partyUuid, ...asked } = query;
  const hasParty = asked.hasParty ?? (asked.eSubId ? undefined : true);
  const found = await readDocuments(at, { query: { ...asked, hasParty } });
  const rows = found.rows.filter((row) => row.per === 'party' && (!partyUuid || row.partyUuid === partyUuid));
  return { ...found, rows, missing: missingOf(rows) };
};
