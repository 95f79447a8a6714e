import type { DutyStanding } from '#features/ecdd/rules/dossier.ts';
import { isEntity } from '#features/particulars/words/kinds.ts';
import { type FormLineState, formDocuments } from '../../words/due-diligence.ts';
import { type DocFacts, type DocLine, lineKey } from '../checklist/checklist.ts';
import type { Duty } from './duties.ts';

/** What the lines of the checklist read of a party and its form. */
export type StandingDuty = Pick<
  DutyStanding<Duty>,
  'principalUuid' | 'principal' | 'kind' | 'isUcp' | 'form' | 'screening'
> & {
  /** Null: a party that is not added yet. */
  partyUuid: string | null;
};

/** A document that a form fills. `isFilled`: nothing is missing here any more, whatever else is pending. */
export type LineForm = { state: FormLineState; isFilled: boolean; formId: string | null; fileIds: string[] };
type FormLine = DocLine & { form: LineForm };

type Form = StandingDuty['form'];

/** How the customer’s part of a form stands. */
export const stateOfForm = (form: Form): FormLineState => {
  if (!form) return 'NOT_STARTED';
  if (form.isOutdated) return 'OUTDATED';
  const { state } = form;
  if (state === 'INCOMPLETE' || state === 'COMPLETE') return 'STARTED';
  return state;
};

const isSigned = (state: FormLineState): boolean => state === 'PENDING' || state === 'DONE';

/** What the customer signs is theirs, whether it is enough or not: *Signed*, and *Done* with the form. */
const signedState = (form: Form): FormLineState => {
  const state = stateOfForm(form);
  return state === 'PENDING' ? 'SIGNED' : state;
};

/** The salesperson’s determination of the risk is signed before the form is sent. */
const determinedState = (form: Form): FormLineState => {
  const state = stateOfForm(form);
  if (state === 'STARTED' || state === 'SENT' || state === 'DECLINED') return form?.isDetermined ? 'SIGNED' : 'STARTED';
  return state;
};

/** Pending while the form is pending, too, so that nobody can infer which of both waits. */
const screenedState = ({ screening, form }: StandingDuty): FormLineState => {
  if (screening === 'NOT_SCREENED') return 'NOT_STARTED';
  return screening === 'PENDING' || stateOfForm(form) === 'PENDING' ? 'PENDING' : 'DONE';
};

const line = (documentId: string, partyUuid: string | null, required: boolean, form: LineForm): FormLine => ({
  documentId,
  partyUuid,
  per: 'party',
  level: required ? 'required' : 'conditional',
  required,
  stage: 'submit',
  anyOf: null,
  form,
});

/** The document that the customer signs. */
export const customerDocument = ({ isUcp, kind }: Pick<StandingDuty, 'isUcp' | 'kind'>): string =>
  isUcp ? 'D-17' : isEntity(kind) ? 'D-13' : 'D-12';

/**
 * The lines of the checklist that forms fill. D-16 is there while the rating that everybody reads is high, and never required: it counts
 * in the due diligence of the party, as the screening does.
 */
export const formLines = (duties: readonly StandingDuty[]): FormLine[] => onePerDocument(duties.flatMap(linesOfDuty));

/** Two who act for the same party share its document, which is there once both have signed. */
const onePerDocument = (lines: FormLine[]): FormLine[] =>
  [...Map.groupBy(lines, lineKey).values()].flatMap((same) => same.find(({ form }) => !form.isFilled) ?? same[0] ?? []);

const linesOfDuty = (duty: StandingDuty): FormLine[] => {
  const { partyUuid, principalUuid, form, isUcp, principal } = duty;
  const formId = form?.id ?? null;
  const signed: LineForm = {
    state: signedState(form),
    isFilled: isSigned(stateOfForm(form)),
    formId,
    fileIds: form?.signed?.fileIds ?? [],
  };
  const determined = determinedState(form);
  const risk: LineForm = {
    state: determined,
    isFilled: determined === 'SIGNED' || isSigned(determined),
    formId,
    fileIds: [],
  };
  const screened: LineForm = {
    state: screenedState(duty),
    isFilled: duty.screening !== 'NOT_SCREENED',
    formId,
    fileIds: [],
  };
  const officer: LineForm = { state: stateOfForm(form), isFilled: isSigned(stateOfForm(form)), formId, fileIds: [] };
  const theirs = line(customerDocument(duty), partyUuid, true, signed);
  const customer = isUcp
    ? [theirs]
    : [
        theirs,
        ...(principal ? [line('D-14', principalUuid ?? partyUuid, true, signed)] : []),
        line('D-15', partyUuid, true, risk),
        ...(form?.rating === 'HIGH' ? [line('D-16', partyUuid, false, officer)] : []),
      ];
  return [...customer, line('D-18', partyUuid, false, screened)];
};

const nobody = {
  kind: 'INDIVIDUAL',
  principal: null,
  principalUuid: null,
  form: null,
  screening: 'NOT_SCREENED',
} as const;

/** The parties that would need a form in a combination without a submission. */
export const plannedDuties = ({ transType, propType, parties, hasUnrepresented }: DocFacts): StandingDuty[] => {
  if (transType === 'LEASE' && propType === 'hdb') return [];
  const clients = parties.filter(({ isClient }) => isClient);
  return [
    ...clients.map(({ uuid, isEntity: isCompany }) => ({
      ...nobody,
      partyUuid: uuid,
      kind: isCompany ? ('COMPANY' as const) : nobody.kind,
      isUcp: false,
    })),
    ...(hasUnrepresented ? [{ ...nobody, partyUuid: null, isUcp: true }] : []),
  ];
};

/** The lines of the rules, with those that forms fill in place of the uploads; `duties`: undefined where signed forms are uploaded. */
export const withForms = (
  lines: DocLine[],
  duties: readonly StandingDuty[] | undefined,
): (DocLine & { form: LineForm | null })[] => {
  const kept = duties ? lines.filter(({ documentId }) => !formDocuments.includes(documentId)) : lines;
  return [...kept.map((each) => ({ ...each, form: null })), ...formLines(duties ?? [])];
};

/** Whether payout may go on as far as this party is concerned. */
export const isDone = ({ form }: StandingDuty): boolean => stateOfForm(form) === 'DONE';
