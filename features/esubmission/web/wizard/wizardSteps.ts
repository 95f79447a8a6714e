import { formatMoney } from '#platform/contract/money.ts';
import type { Step as StepLine } from '#platform/web/kit/VerticalSteps.tsx';
import { lineKey } from '../../checklist.ts';
import type { Finding, Summary } from '../../records.ts';
import { type Step, sidesOf, sideWords, stepKeys, steps } from '../../words.ts';

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** What each step holds so far, in a few words. */
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
  internal: ({ internal: { rows } }) => (rows.length === 0 ? 'Nobody yet' : counted(rows.length, 'person', 'people')),
  documents: ({ missingDocuments }) => (missingDocuments === 0 ? 'All there' : `${missingDocuments} required missing`),
  billing: ({ billing: { rows, billedCents, remainCents } }) => {
    if (rows.length === 0) return 'Not started';
    if (remainCents !== 0) return `${formatMoney(remainCents)} left`;
    return `${counted(rows.length, 'bill')} · ${formatMoney(billedCents)}`;
  },
  required: ({ findings }) => {
    const blocking = findings.filter(({ level }) => level === 'block').length;
    return blocking === 0 ? 'Nothing missing' : `${blocking} to put right`;
  },
  summary: () => 'Check and submit',
};

/** Which step comes after, or before; undefined past either end. */
export const stepAfter = (step: Step): Step | undefined => stepKeys[stepKeys.indexOf(step) + 1];
export const stepBefore = (step: Step): Step | undefined => stepKeys[stepKeys.indexOf(step) - 1];

const wizard = '/e-submission/submit-new-transaction';

/** Where a step of a submission is shown: the last one is the page of the submission itself. */
export const addressOfStep = (eSubId: string, step?: Step): string => {
  if (step === 'summary') return `/e-submission/${eSubId}`;
  return step ? `${wizard}?eSubId=${eSubId}&step=${step}` : `${wizard}?eSubId=${eSubId}`;
};

/** Where a finding is put right: the step, at its field; of a party or a line of the checklist, which one. */
export const addressOfFinding = (eSubId: string, finding: Finding): string => {
  const { step, field, partyUuid, documentId } = finding;
  const at = documentId
    ? lineKey({ documentId, partyUuid: partyUuid ?? null })
    : [partyUuid, field].filter(Boolean).join('.');
  const address = addressOfStep(eSubId, step);
  return at && step !== 'summary' ? `${address}&at=${encodeURIComponent(at)}` : address;
};

/** The stepper of a submission that does not exist yet. */
export const newSteps = (): StepLine[] =>
  stepKeys.map((id) => ({ id, label: steps[id], state: id === 'info' ? 'current' : 'todo' }));

/** The stepper of a saved submission: what was passed is done, unless something in it blocks; any step can be opened. */
export const savedSteps = (summary: Summary, shown: Step): StepLine[] => {
  // A step that one went past is passed, though it had nothing to save.
  const reached = Math.max(stepKeys.indexOf(summary.currentStep), stepKeys.indexOf(shown));
  const blocked = new Set(summary.findings.filter(({ level }) => level === 'block').map(({ step }) => step));
  return stepKeys.map((id, index) => {
    const passed = index < reached;
    const state = id === shown ? 'current' : !passed ? 'todo' : blocked.has(id) ? 'blocked' : 'done';
    return { id, label: steps[id], sub: subOf[id](summary), state, to: addressOfStep(summary.eSubId, id) };
  });
};
