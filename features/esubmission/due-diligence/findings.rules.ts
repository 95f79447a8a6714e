import { saidOf } from '#features/ecdd/said-of.rules.ts';
import { isHeldBy } from '#features/ecdd/screening.rules.ts';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import type { TransactionInfo } from '../info/info.calls.ts';
import { signedOn } from '../info/terms.rules.ts';
import type { Finding } from '../status/status.calls.ts';
import type { FormLineState } from './due-diligence.words.ts';
import { customerDocument, formLines, type StandingDuty, stateOfForm } from './lines.rules.ts';

type Named = StandingDuty & { name: string };
type Block = Pick<Finding, 'code' | 'message'>;

/** What is still to be done by the salesperson or the customer; null: nothing. */
const toDo: Record<FormLineState, ((name: string) => string) | null> = {
  NOT_STARTED: (name) => `Start the due diligence form of ${name}.`,
  STARTED: (name) => `Complete the due diligence form of ${name}, and send it.`,
  SENT: (name) => `${name} has not signed the due diligence form yet.`,
  DECLINED: (name) => `${name} declined to sign the due diligence form. Change it, or send it again.`,
  OUTDATED: (name) =>
    `The due diligence form of ${name} does not say what the transaction says now. Correct it, and have it signed again.`,
  SIGNED: null,
  PENDING: null,
  DONE: null,
};

/**
 * V15 or, of a party without an agent, V08: a form that is not signed. One that is, and is not done, is pending as a screening is,
 * with the same code and words, so that nobody can infer from them which it is.
 */
const blockOf = ({ name, form, isUcp, screening }: Named): Block | undefined => {
  const state = stateOfForm(form);
  const message = saidOf(toDo, state, null)?.(name);
  if (message) return { code: isUcp ? 'V08' : 'V15', message };
  // Of a screening that is pending it is said already.
  if (state === 'DONE' || isHeldBy(screening)) return undefined;
  return { code: 'V09', message: 'Due diligence is pending.' };
};

/** What blocks submission and approval: no setting and no exception lets it pass. */
export const formBlocks = (duties: readonly Named[]): Finding[] =>
  duties.flatMap((duty): Finding[] => {
    const finding = blockOf(duty);
    if (!finding) return [];
    const about = { level: 'block' as const, field: null, partyUuid: duty.partyUuid };
    if (finding.code === 'V09') return [{ ...about, step: 'parties' as const, ...finding }];
    const documentId = formLines([duty]).find(({ form }) => !form.isFilled)?.documentId ?? customerDocument(duty);
    return [{ ...about, step: 'documents' as const, documentId, ...finding }];
  });

/** V06: a form that was whole only after the transaction: it was signed, determined, approved, or its customer cleared later. */
export const lateForms = (info: TransactionInfo, duties: readonly Named[]): Finding[] =>
  duties.flatMap((duty) => {
    const { form, name, partyUuid } = duty;
    if (!form?.wholeSince || form.isOutdated) return [];
    const whole = dayOf(form.wholeSince);
    const day = signedOn(info);
    if (whole <= day) return [];
    const what = info.transactionType === 'SALE' ? 'option' : 'agreement';
    return [
      {
        code: 'V06',
        level: 'warn' as const,
        step: 'documents' as const,
        field: null,
        partyUuid,
        documentId: customerDocument(duty),
        message: `The due diligence of ${name} was complete on ${formatDay(whole)}, after the ${what} of ${formatDay(day)}.`,
      },
    ];
  });
