import type { DocType } from '#features/contacts/documents/documents.words.ts';
import { type ChecklistLine, lineKey } from '../checklist/checklist.rules.ts';
import type { RequiredDocument } from './documents.calls.ts';
import { documentState, documentTitle } from './documents.words.ts';

/** A paper in the archive of a contact. `name`: of its file. */
type Paper = { paperId: string; contactId: string; docType: DocType; expiresOn: string | null; name: string };

/** Which documents of the checklist a kind of archived paper can be. */
const documentsOf: Partial<Record<DocType, string[]>> = {
  ID: ['D-08'],
  PASS: ['D-08'],
  AGREEMENT: ['D-04'],
  OWNERSHIP: ['D-29'],
};

type Party = { uuid: string; contactId: string | null };

/** A paper that can be given for a line that has no file yet. */
export type ArchivedPaper = Omit<ChecklistLine, 'eSubId'> & { paperId: string; name: string; title: string };

/**
 * Which archived papers are offered for which lines: by the kind of paper and by whose it is. What has expired by `today` is not, and a
 * line is offered one paper, the newest; `papers` come so.
 */
export const archivedFor = (
  lines: RequiredDocument[],
  papers: Paper[],
  parties: Party[],
  today: string,
): ArchivedPaper[] => {
  const given = new Set<string>();
  return lines
    .filter((line) => line.form === null && ['missing', 'later', 'optional'].includes(documentState(line)))
    .flatMap((line) => {
      const owner = parties.find(({ uuid }) => uuid === line.partyUuid)?.contactId;
      const paper = papers.find(
        ({ paperId, docType, contactId, expiresOn }) =>
          !given.has(paperId) &&
          documentsOf[docType]?.includes(line.documentId) &&
          (line.partyUuid === null || contactId === owner) &&
          (expiresOn === null || expiresOn >= today),
      );
      if (!paper) return [];
      given.add(paper.paperId);
      const { documentId, partyUuid } = line;
      return [{ documentId, partyUuid, paperId: paper.paperId, name: paper.name, title: documentTitle(line) }];
    })
    .filter((paper, at, all) => all.findIndex((each) => lineKey(each) === lineKey(paper)) === at);
};
