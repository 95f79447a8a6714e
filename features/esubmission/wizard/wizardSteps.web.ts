import { formatMoney } from '#platform/contract/money.ts';
import type { Step as StepLine } from '#platform/web/kit/status/VerticalSteps.tsx';
import { lineKey } from '../checklist/checklist.rules.ts';
import type { Finding } from '../status/status.calls.ts';
import { type Step, stepKeys, steps, wizardAddress } from '../steps.words.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { type RepresentedSide, sidesOf, sideWords } from '../transaction.words.ts';

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** A short summary of the content of each step. */
const subOf: Record<Step, (summary: Summary) => string> = {
  info: ({ info }) => `${info.transactionType} · for the ${sideWords[info.representedSide].toLowerCase()}`,
  parties: ({ info, parties }) => {
    if (parties.length === 0) return 'Nobody yet';
    const sides = sidesOf[info.transactionType].map((side) => ({
      word: sideWords[side].toLowerCase(),
      count: parties.filter(({ partyType }) => partyType === side).length,
    }));
    const lacking = sides.find(({ count }) => count === 0);
    return lacking ? `No ${lacking.word} yet` : sides.map(({ word, count }) => counted(count, word)).join(' · ');
  },
  external: ({ external: { rows } }) => {
    if (rows.length === 0) return 'None';
    return `${rows.length} · ${formatMoney(rows.reduce((sum, { amountCents }) => sum + amountCents, 0))}`;
  },
  internal: ({ internal: { rows } }) => {
    if (rows.length === 0) return 'Nobody yet';
    return rows.length === 1 ? 'Only you' : counted(rows.length, 'person', 'people');
  },
  documents: ({ missingDocuments }) => (missingDocuments === 0 ? 'Complete' : `${missingDocuments} required missing`),
  billing: ({ billing: { rows, billedCents, remainCents } }) => {
    if (rows.length === 0) return 'Not started';
    if (remainCents !== 0) return `${formatMoney(remainCents)} left`;
    return `${counted(rows.length, 'bill')}, ${formatMoney(billedCents)}`;
  },
  required: ({ findings }) => {
    const blocking = findings.filter(({ level }) => level === 'block').length;
    return blocking === 0 ? 'Nothing missing' : `${blocking} to fix`;
  },
  summary: () => 'Check and submit',
};

/** The next or the previous step; undefined past either end. */
export const stepAfter = (step: Step): Step | undefined => stepKeys[stepKeys.indexOf(step) + 1];
export const stepBefore = (step: Step): Step | undefined => stepKeys[stepKeys.indexOf(step) - 1];

/** The address of a step of a submission. The last step is the page of the submission itself. `from`: where saving leads back to. */
export const addressOfStep = (eSubId: string, step?: Step, from?: WizardSearch['from']): string => {
  if (step === 'summary') return `/e-submission/${eSubId}`;
  return step ? `${wizardAddress(eSubId)}&step=${step}${from ? `&from=${from}` : ''}` : wizardAddress(eSubId);
};

/**
 * The address at which a finding is corrected: the step and the field, with the party or the line of the checklist. `from`:
 * the page with the list of findings, to which saving leads back.
 */
export const addressOfFinding = (eSubId: string, finding: Finding, from?: WizardSearch['from']): string => {
  const { step, field, partyUuid, documentId } = finding;
  const at = documentId
    ? lineKey({ documentId, partyUuid: partyUuid ?? null })
    : [partyUuid, field].filter(Boolean).join('.');
  const address = addressOfStep(eSubId, step);
  if (step === 'summary') return address;
  return `${address}${at && `&at=${encodeURIComponent(at)}`}${from ? `&from=${from}` : ''}`;
};

/** The stepper of a submission that does not exist yet. */
export const newSteps = (): StepLine[] =>
  stepKeys.map((id) => ({ id, label: steps[id], state: id === 'info' ? 'current' : 'todo' }));

/**
 * The stepper of a saved submission. A step before the current one is done, unless a finding in it blocks; the list of what
 * is missing is done when nothing is. Every step can be opened.
 */
export const savedSteps = (summary: Summary, shown: Step): StepLine[] => {
  // The step that is shown counts as reached, even if the steps before it had nothing to save.
  const reached = Math.max(stepKeys.indexOf(summary.currentStep), stepKeys.indexOf(shown));
  const blocked = new Set(summary.findings.filter(({ level }) => level === 'block').map(({ step }) => step));
  if (blocked.size > 0) blocked.add('required');
  return stepKeys.map((id, index) => {
    const passed = index < reached;
    const state = id === shown ? 'current' : !passed ? 'todo' : blocked.has(id) ? 'blocked' : 'done';
    return { id, label: steps[id], sub: subOf[id](summary), state, to: addressOfStep(summary.eSubId, id) };
  });
};

/** The wizard's part of the URL. Without an eSubId the wizard starts a new submission. */
export type WizardSearch = {
  eSubId?: string;
  step?: Step;
  /** The field that gets the focus, as `addressOfFinding` names it. */
  at?: string;
  /** It was opened from the list of what is missing, or from the summary: saving leads back there. */
  from?: 'required' | 'summary';
  /** A property of a contact, or a contact, from which a new submission begins, and our side in it. */
  property?: string;
  contact?: string;
  as?: RepresentedSide;
  /** The submission as which another unit is reported. */
  again?: string;
};
