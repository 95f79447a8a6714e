import { dayOf, formatDay } from '#platform/contract/days.ts';
import type { TransactionInfo } from '../../contract/info.ts';
import type { Finding } from '../../contract/status.ts';
import type { FormLineState } from '../../words/due-diligence.ts';
import { signedOn } from '../info/terms.ts';
import { customerDocument, formLines, type StandingDuty, stateOfForm } from './lines.ts';

type Named = StandingDuty & { name: string };
type Block = Pick<Finding, 'code' | 'message'>;

const toDo: Partial<Record<FormLineState, (name: string) => string>> = {
  NOT_STARTED: (name) => `Start the due diligence form of ${name}.`,
  STARTED: (name) => `Complete the due diligence form of ${name}, and send it.`,
  SENT: (name) => `${name} has not signed the due diligence form yet.`,
  DECLINED: (name) => `${name} declined to sign the due diligence form. Change it, or send it again.`,
  OUTDATED: (name) =>
    `The due diligence form of ${name} does not say what the transaction says now. Correct it, and have it signed again.`,
};

/**
 * V15 or, of a party without an agent, V08: a form that is not signed. One that is, and is not done, is pending as a screening is,
 * with the same code and words, so that nobody can infer from them which it is.
 */
const blockOf = ({ name, form, isUcp, screening }: Named): Block | undefined => {
  const state = stateOfForm(form);
  const message = toDo[state]?.(name);
  if (message) return { code: isUcp ? 'V08' : 'V15', message };
  // Of a screening that is pending it is said already.
  if (state !== 'PENDING' || screening === 'PENDING') return undefined;
  return { code: 'V09', message: 'Due diligence is pending.' };
};

/** What blocks submission and approval: no setting and no exception lets it pass. */
export const formBlocks = (duties: readonly Named[]): Finding[] =>
  duties.flatMap((duty): Finding[] => {
    const found = blockOf(duty);
    if (!found) return [];
    const about = { level: 'block' as const, field: null, partyUuid: duty.partyUuid };
    if (found.code === 'V09') return [{ ...about, step: 'parties' as const, ...found }];
    const documentId = formLines([duty]).find(({ form }) => !form.isFilled)?.documentId ?? customerDocument(duty);
    return [{ ...about, step: 'documents' as const, documentId, ...found }];
  });

/** V06: a form that was signed after the transaction. */
export const lateForms = (info: TransactionInfo, duties: readonly Named[]): Finding[] =>
  duties.flatMap((duty) => {
    const { form, name, partyUuid } = duty;
    if (!form?.signed || form.isOutdated) return [];
    const [signed, day] = [dayOf(form.signed.at), signedOn(info)];
    if (signed <= day) return [];
    const what = info.transactionType === 'SALE' ? 'option' : 'agreement';
    return [
      {
        code: 'V06',
        level: 'warn' as const,
        step: 'documents' as const,
        field: null,
        partyUuid,
        documentId: customerDocument(duty),
        message: `The due diligence form of ${name} was signed on ${formatDay(signed)}, after the ${what} of ${formatDay(day)}.`,
      },
    ];
  });
