import { lineKey } from '../../checklist.ts';
import type { Remark, Summary } from '../../records.ts';
import { documentTitle } from '../../say/document-state.ts';
import { infoFields } from '../../say/info-words.ts';
import { type Step, stepKeys, steps } from '../../words.ts';

/** Where a remark belongs: a step, a field of it, or a line of the checklist. */
export type At = { path?: string; documentId?: string; partyUuid?: string };
export type Place = { key: string; label: string; at: At };
type Facts = Pick<Summary, 'documents' | 'parties'>;

const whole = (step: Step): Place => ({ key: step, label: `All of ${steps[step].toLowerCase()}`, at: { path: step } });

/** The places that can be remarked on in a step, the whole of it first. */
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
      ? infoFields.map(({ path, label }) => ({ path: `info.${path}`, label }))
      : step === 'parties'
        ? parties.map(({ uuid, name }) => ({ path: `parties.${uuid}`, label: name }))
        : [];
  return [whole(step), ...inside.map(({ path, label }) => ({ key: path, label, at: { path } }))];
};

type Where = Pick<Remark, 'path' | 'documentId' | 'partyUuid'>;

/** The step that a remark is about; undefined where it is about the whole submission. */
export const stepOfRemark = ({ path, documentId }: Pick<Remark, 'path' | 'documentId'>): Step | undefined =>
  documentId ? 'documents' : stepKeys.find((step) => path === step || path?.startsWith(`${step}.`));

/** What a remark is about, as people call it; the step, where that place is gone. */
export const labelOfRemark = (facts: Facts, { path, documentId, partyUuid }: Where): string | undefined => {
  const step = stepOfRemark({ path, documentId });
  if (!step || path === step) return step && steps[step];
  const key = documentId ? lineKey({ documentId, partyUuid }) : path;
  return placesOf(facts, step).find((place) => place.key === key)?.label ?? steps[step];
};

/** What was returned and is still to be amended in a step. */
export const openRemarks = (remarks: Remark[], step: Step): Remark[] =>
  remarks.filter((remark) => remark.isOpen && stepOfRemark(remark) === step);
