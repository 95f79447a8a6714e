import type { Stage } from '../checklist/checklist.words.ts';

/** What approval looks at of a document. */
type Judged = {
  name: string;
  partyName: string | null;
  required: boolean;
  stage: Stage;
  verdict: { verdict: 'accepted' | 'queried' | 'answered' } | null;
};

/**
 * Obstacles to the approval of a submission: documents with an open query block it, and documents required at submission that the desk
 * has not accepted need a reason. An answered query is not accepted yet.
 */
export const againstApproval = <Document extends Judged>(documents: Document[]) => ({
  queried: documents.filter(({ verdict }) => verdict?.verdict === 'queried'),
  unaccepted: documents.filter(
    ({ required, stage, verdict }) => required && stage === 'submit' && (!verdict || verdict.verdict === 'answered'),
  ),
});

/** `Identity document, Tan Mei Ling` */
export const documentName = ({ name, partyName }: Pick<Judged, 'name' | 'partyName'>): string =>
  partyName ? `${name}, ${partyName}` : name;
