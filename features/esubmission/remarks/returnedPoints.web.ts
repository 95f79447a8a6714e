import { lineKey } from '../checklist/checklist.rules.ts';
import { documentTitle } from '../documents/documents.words.ts';
import type { Step } from '../steps.words.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { labelOfRemark, stepOfRemark } from './remarkPlaces.web.ts';

/** One thing that the salesperson is to amend, and the step in which. */
export type ReturnedPoint = { key: string; label: string; text: string; step: Step | undefined };

/** The open queries on documents, and the remarks that went with the last return and are still open. */
export const returnedPoints = (summary: Pick<Summary, 'documents' | 'parties' | 'remarks'>): ReturnedPoint[] => [
  ...queriesOf(summary),
  ...summary.remarks
    .filter(({ isOpen }) => isOpen)
    .map((remark) => ({
      key: String(remark.id),
      label: labelOfRemark(summary, remark) ?? 'Remark',
      text: remark.text,
      step: stepOfRemark(remark),
    })),
];

const queriesOf = ({ documents }: Pick<Summary, 'documents'>): ReturnedPoint[] =>
  documents
    .filter(({ verdict }) => verdict?.verdict === 'queried')
    .map((document) => ({
      key: lineKey(document),
      label: documentTitle(document),
      text: document.verdict?.note ?? '',
      step: 'documents' as const,
    }));

/** The message of a return, as it is begun for the desk: a line for each query, then for each remark. */
export const returnMessage = (
  summary: Pick<Summary, 'documents'>,
  pending: readonly { label: string; text: string }[],
): string => [...queriesOf(summary), ...pending].map(({ label, text }) => `${label}: ${text}`).join('\n');
