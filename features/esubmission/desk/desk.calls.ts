import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, requiredText } from '#platform/contract/fields.ts';
import { ofSubmission, Saved } from '../parts.calls.ts';

/** Whose number of a party: its own, that of the one person for whom it holds, or of the shareholder with this id. */
const NumberOf = z.union([z.enum(['party', 'owner']), id()]);

/** The calls that only the desk makes. */
export const deskCalls = {
  queueAges: endpoint({
    method: 'GET',
    path: '/v1/esubmissions/queue-ages',
    who: ['desk:submissions', 'desk:compliance', 'desk:finance'],
    summary: 'After how many hours a case that waits is marked as due, and as late.',
    data: z.object({ dueHours: z.int(), lateHours: z.int() }),
  }),
  claimNext: endpoint({
    method: 'POST',
    path: '/v1/esubmissions/claim-next',
    who: 'desk:submissions',
    summary:
      'Claims the case that is next for me: first what I returned and was amended, then the oldest. null: none waits.',
    data: z.object({ claimed: Saved.nullable() }),
  }),
  deskColleagues: endpoint({
    method: 'GET',
    path: '/v1/esubmissions/desk-colleagues',
    who: 'desk:submissions',
    summary: 'Who checks submissions, and how many each of them has claimed.',
    data: z.array(z.object({ userId: id(), name: z.string(), claimed: z.int() })),
  }),
  assign: endpoint({
    method: 'POST',
    path: '/v1/esubmissions/assignments',
    who: 'desk:submissions',
    summary:
      'Gives submissions that wait, or that somebody checks, to one of the desk, with one reason for all. Those that can’t be given stay as they are, and are named.',
    body: z.strictObject({ eSubIds: z.array(id()).min(1).max(100), to: id(), reason: requiredText(500) }),
    data: z.object({ assigned: z.int(), left: z.array(z.object({ caseNo: z.string(), why: z.string() })) }),
    refuses: ['missing'],
  }),
  enterStamp: endpoint({
    method: 'PUT',
    path: '/v1/esubmissions/{id}/stamp-certificate',
    who: 'desk:submissions',
    summary:
      'The number of the stamp certificate of a lease, as it came after the submission, by who has claimed it. The history says who entered it.',
    params: ofSubmission,
    body: z.strictObject({ stampCertificateNo: requiredText(40) }),
    data: Saved,
    message: 'Stamp certificate number saved.',
  }),
  revealNumber: endpoint({
    method: 'POST',
    path: '/v1/esubmissions/{id}/identity-number',
    who: ['desk:submissions', 'desk:compliance'],
    summary: 'One identity number in full, to compare it with the card. It is recorded who saw it.',
    params: ofSubmission,
    body: z.strictObject({ partyUuid: id(), of: NumberOf.default('party') }),
    data: z.object({ idNumber: z.string() }),
    // The number must not be stored with the answers of repeated calls.
    transaction: 'own',
    limit: 300,
  }),
};
