import { screenNow } from '#features/aml/index.server.ts';
import { fillDemoForm } from '#features/ecdd/index.server.ts';
import { dueDiligenceForms } from '#features/ecdd/room.settings.ts';
import { presetSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { addDays, type Day } from '#platform/contract/days.ts';
import { morningOf } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { dossierFactsOf } from './due-diligence/facts.server.ts';
import { startPartyForm } from './due-diligence/start.server.ts';
import { followDueDiligence } from './due-diligence/sync.server.ts';
import { esubmissionRows } from './record/load.server.ts';
import { bringCasesIn } from './screening/party-cases.server.ts';
import { isOneOf, Status } from './status/status.words.ts';

/** Due diligence forms apply to submissions signed in the last days: only a few, since each form takes as long as at a salesperson's desk. */
const days = 4;

/** How far the forms of drafts are, in turn. */
const reached = ['SENT', 'STARTED', 'SIGNED', 'NOT_STARTED'] as const;

type Row = { id: string; owner: string; userName: string; signedOn: Day; status: number };

const since = `
  SELECT e.id, e.created_by AS owner, p.user_name AS "userName", coalesce(e.option_date, e.agreement_date)::text AS "signedOn", e.status
  FROM esubmission e JOIN person_public p ON p.id = e.created_by
  WHERE coalesce(e.option_date, e.agreement_date) >= $1 AND e.deleted_at IS NULL ORDER BY e.case_no`;

/** As if the day had been set before they were submitted. */
const inForms = `
  UPDATE esubmission SET asks_for_forms = true
  WHERE coalesce(option_date, agreement_date) >= $1 AND deleted_at IS NULL AND asks_for_forms IS NOT NULL`;

/** What was submitted has its forms signed; drafts have them in every state. */
export const demoDueDiligence: DemoStep = async (at, { today }) => {
  const from = addDays(today, -days);
  await presetSetting(at, dueDiligenceForms, { from });
  await ask(at.db, inForms, [from]);
  let drafts = 0;
  for (const row of await ask<Row>(at.db, since, [from])) {
    const isDraft = isOneOf(row.status as 1, Status.draft, Status.returned);
    const until = isDraft ? reached[drafts++ % reached.length] : 'SIGNED';
    await formsOf(at, row, until ?? 'STARTED');
  }
};

const formsOf = async (at: Writing<null>, row: Row, until: (typeof reached)[number]): Promise<void> => {
  const { id, owner, userName, signedOn } = row;
  await bringCasesIn(at, id);
  const [stored] = await esubmissionRows.readBy(at.db, 'id', id);
  const facts = stored && (await dossierFactsOf(at, stored));
  const actor: Actor = { userId: owner, userName, role: 'salesperson', desks: [], via: 'password', sessionId: owner };
  const then: Writing = { ...at, actor, clock: morningOf(signedOn, at.clock) };
  for (const { partyUuid, caseId, principal } of facts?.duties ?? []) {
    if (until === 'NOT_STARTED' || caseId === null) continue;
    await screenNow(then, caseId);
    const { formId } = await startPartyForm(then, { params: { id, partyUuid } });
    if (until !== 'STARTED') await fillDemoForm(then, formId, { until, isForSelf: principal === null });
  }
  await followDueDiligence(at, id);
};
