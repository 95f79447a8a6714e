import type { ScreeningState } from '#features/aml/cases/cases.words.ts';
import type { DutyStanding } from '#features/ecdd/dossier/dossier.rules.ts';
import type { FormState } from '#features/ecdd/forms/forms.words.ts';
import { saidOf } from '#features/ecdd/said-of.rules.ts';
import { isEntity } from '#features/particulars/words/kinds.ts';
import { type DocFacts, type DocLine, lineKey } from '../checklist/checklist.rules.ts';
import { type FormLineState, formDocuments } from './due-diligence.words.ts';
import type { Duty } from './duties.rules.ts';

/** What the lines of the checklist read of a party and its form. */
export type StandingDuty = Pick<
  DutyStanding<Duty>,
  'principalUuid' | 'principal' | 'kind' | 'isUcp' | 'form' | 'screening' | 'report'
> & {
  /** Null: a party that is not added yet. */
  partyUuid: string | null;
};

/** A document that a form fills. `isFilled`: nothing is missing here any more, whatever else is pending. */
export type LineForm = {
  state: FormLineState;
  isFilled: boolean;
  formId: string | null;
  /** What was signed. */
  fileIds: string[];
  /** Where nothing was signed: the PDF that is made of what is known. */
  made: MadeFile | null;
};
type MadeFile = { fileId: string; name: string; at: string };
type FormLine = DocLine & { form: LineForm };

type Form = StandingDuty['form'];

/** The state of the customer's part of a form. */
export const stateOfForm = (form: Form): FormLineState => {
  if (!form) return 'NOT_STARTED';
  if (form.isOutdated) return 'OUTDATED';
  return saidOf(lineStates, form.state, 'STARTED');
};

const lineStates: Record<FormState, FormLineState> = {
  INCOMPLETE: 'STARTED',
  COMPLETE: 'STARTED',
  SENT: 'SENT',
  DECLINED: 'DECLINED',
  PENDING: 'PENDING',
  DONE: 'DONE',
};

const isSigned = (state: FormLineState): boolean => state === 'PENDING' || state === 'DONE';

/** The signed document is *Signed* even if the form is pending, and *Done* with the form. */
const signedState = (form: Form): FormLineState => {
  const state = stateOfForm(form);
  return state === 'PENDING' ? 'SIGNED' : state;
};

/** The salesperson’s determination of the risk is signed before the form is sent. */
const determinedState = (form: Form): FormLineState => {
  const state = stateOfForm(form);
  if (state === 'STARTED' || state === 'SENT' || state === 'DECLINED') return form?.determined ? 'SIGNED' : 'STARTED';
  return state;
};

/** Pending while the form is pending, too, so that nobody can infer which of both waits. */
const screenedState = ({ screening, form }: StandingDuty): FormLineState => {
  const state = saidOf(screenedStates, screening, 'PENDING');
  return state === 'DONE' && stateOfForm(form) === 'PENDING' ? 'PENDING' : state;
};

const screenedStates: Record<ScreeningState, FormLineState> = {
  NOT_SCREENED: 'NOT_STARTED',
  PENDING: 'PENDING',
  CLEAR: 'DONE',
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
  const { partyUuid, principalUuid, form, isUcp, principal, report } = duty;
  const formId = form?.id ?? null;
  const determination = form?.determined ? { ...form.determined, name: 'Determination.pdf' } : null;
  const signed: LineForm = {
    state: signedState(form),
    isFilled: isSigned(stateOfForm(form)),
    formId,
    fileIds: form?.signed?.fileIds ?? [],
    // A party without an agent may refuse to sign: then the determination says so.
    made: isUcp ? determination : null,
  };
  const determined = determinedState(form);
  const risk: LineForm = {
    state: determined,
    isFilled: determined === 'SIGNED' || isSigned(determined),
    formId,
    fileIds: [],
    made: determination,
  };
  const screened: LineForm = {
    state: screenedState(duty),
    isFilled: duty.screening !== 'NOT_SCREENED',
    formId,
    fileIds: [],
    made: report && { ...report, name: 'Screening report.pdf' },
  };
  const state = stateOfForm(form);
  const officer: LineForm = { state, isFilled: isSigned(state), formId, fileIds: [], made: null };
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
  report: null,
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
  const otherLines = duties ? lines.filter(({ documentId }) => !formDocuments.includes(documentId)) : lines;
  return [...otherLines.map((each) => ({ ...each, form: null })), ...formLines(duties ?? [])];
};

/** Whether payout may go on as far as this party is concerned. */
export const isDone = ({ form }: StandingDuty): boolean => stateOfForm(form) === 'DONE';
