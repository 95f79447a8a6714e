import { lineKey } from '../checklist/checklist.rules.ts';
import { documentTitle } from '../documents/documents.words.ts';
import { infoPaths } from '../info/info-text.words.ts';
import { type Step, stepKeys, steps } from '../steps.words.ts';
import type { Summary } from '../summary/summary.calls.ts';
import type { Remark } from './remarks.calls.ts';

/** The place of a remark: a step, a field of it, or a line of the checklist. */
export type At = { path?: string; documentId?: string; partyUuid?: string };
export type Place = { key: string; label: string; at: At };
type Facts = Pick<Summary, 'documents' | 'parties'>;

const wholeStep = (step: Step): Place => ({
  key: step,
  label: `All of ${steps[step].toLowerCase()}`,
  at: { path: step },
});

/** The places in a step that can have a remark. The step as a whole comes first. */
export const placesOf = ({ documents, parties }: Facts, step: Step): Place[] => {
  if (step === 'documents')
    return documents.map((document) => {
      const { documentId, partyUuid } = document;
      return {
        key: lineKey(document),
        label: documentTitle(document),
        at: { documentId, ...(partyUuid && { partyUuid }) },
      };
    });
  const inside =
    step === 'info'
      ? infoPaths.map(({ path, label }) => ({ path: `info.${path}`, label }))
      : step === 'parties'
        ? parties.map(({ uuid, name }) => ({ path: `parties.${uuid}`, label: name }))
        : [];
  return [wholeStep(step), ...inside.map(({ path, label }) => ({ key: path, label, at: { path } }))];
};

type Where = Pick<Remark, 'path' | 'documentId' | 'partyUuid'>;

/** The step of a remark; undefined if it is about the whole submission. */
export const stepOfRemark = ({ path, documentId }: Pick<Remark, 'path' | 'documentId'>): Step | undefined =>
  documentId ? 'documents' : stepKeys.find((step) => path === step || path?.startsWith(`${step}.`));

/** The label of the place of a remark. If that place no longer exists, the label of the step. */
export const labelOfRemark = (facts: Facts, { path, documentId, partyUuid }: Where): string | undefined => {
  const step = stepOfRemark({ path, documentId });
  if (!step || path === step) return step && steps[step];
  const key = documentId ? lineKey({ documentId, partyUuid }) : path;
  return placesOf(facts, step).find((place) => place.key === key)?.label ?? steps[step];
};

/** The remarks of a return that are still open in a step. */
export const openRemarks = (remarks: Remark[], step: Step): Remark[] =>
  remarks.filter((remark) => remark.isOpen && stepOfRemark(remark) === step);
