import { type WantedForm, wantedForms } from '#demo/ecdd/forms.ts';
import { presetSetting } from '#features/settings/server/index.ts';
import { languagesOffered } from '#features/signing/room.settings.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { addDays, type Day } from '#platform/contract/days.ts';
import { today as dayOf, morningOf } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { answersTo } from './forms/demo-answers.server.ts';
import { listedOn } from './forms/evaluate-form.server.ts';
import { NewForm } from './forms/form.calls.ts';
import { answersOf, type FormFacts } from './forms/rows.rules.ts';
import { saveForm } from './forms/save.server.ts';
import { addDemoPapers } from './papers/demo-papers.server.ts';
import { assessForm } from './rating/assess-form.rules.ts';
import { determine } from './rating/determine.server.ts';
import { sendForSigning } from './signing/send.server.ts';
import { demoTemplate } from './templates/demo-template.server.ts';
import { rowsFor, templateOn } from './templates/templates.server.ts';

const caseOf = `
  SELECT c.id, c.owner, p.user_name AS "userName" FROM aml_case_public c JOIN person_public p ON p.id = c.owner
  WHERE c.name = $1 AND c.contact_id IS NULL AND p.user_name = 'hannah.lim'`;

/**
 * Forms of one of the printed accounts: with the customer, begun, one that waits for an officer and one that is past its time of keeping;
 * and a version of a questionnaire that waits for the second officer.
 */
export const demoForms: DemoStep = async (at, { today }) => {
  for (const each of wantedForms) {
    const [amlCase] = await ask<{ id: string; owner: string; userName: string }>(at.db, caseOf, [each.customer]);
    if (!amlCase) continue;
    const { id: aMLID, owner, userName } = amlCase;
    const actor: Actor = { userId: owner, userName, role: 'salesperson', desks: [], via: 'password', sessionId: owner };
    const clock = morningOf(addDays(today, -each.daysAgo), at.clock);
    const { id, version, ownVersion } = await save({ ...at, clock, actor }, aMLID, each);
    if (each.yearsAgo) await takeBack(at, id, each.yearsAgo);
    if (!each.determined) continue;
    const { daysAgo, mitigation, isSent } = each.determined;
    const later = { ...at, clock: morningOf(addDays(today, -daysAgo), at.clock), actor };
    await determine(later, { params: undefined, query: undefined, body: { id, version, ownVersion, mitigation } });
    const body = { id, recipient: 'all', way: 'MAIL', answers: 'WITH_ME' } as const;
    if (isSent) await sendForSigning(later, { params: undefined, query: undefined, body });
  }
  await demoTemplate(at, today);
  await presetSetting(at, languagesOffered, readLanguages(addDays(today, -30)));
};

/** All languages are offered, each read by somebody who reads it. */
const readLanguages = (readOn: Day) => {
  const readBy = { zh: 'Goh Li Ting', ms: 'Nurul Huda Ismail', ta: 'Kavitha Raman' };
  return Object.fromEntries(
    Object.entries(readBy).map(([code, name]) => [code, { isOffered: true, readBy: name, readOn }]),
  );
};

const save = async (at: Writing, aMLID: string, each: WantedForm) => {
  const {
    side,
    property,
    amountCents,
    leaseMonths = null,
    email,
    given: typed = [],
    without = [],
    signers = [],
  } = each;
  const day = dayOf(at.clock);
  const template = await templateOn(at.db, side, day);
  const rows = (await rowsFor(at.db, template.id, 'A')).filter(({ sectionNo }) => !without.includes(sectionNo));
  const facts: FormFacts = {
    kind: 'INDIVIDUAL',
    isLease: side.startsWith('LEASE'),
    category: 'private-residential',
    leaseMonths,
    amountCents,
    hasUcp: false,
    papers: [],
    listed: await listedOn(at.db, day),
  };
  const { asked: questions } = assessForm(rows, answersOf(typed), facts);
  const body = NewForm.parse({
    aMLID,
    cDDFor: side,
    property,
    category: 'private-residential',
    leaseMonths,
    amountCents,
    particulars: { email },
    signers,
    listECDDAMLFormResult: answersTo(side, questions, facts, typed),
  });
  const saved = await saveForm(at, { body });
  await addDemoPapers(at, saved.id, questions);
  return saved;
};

/** Puts a form as far back as the records that were taken over from the time before. */
const takeBack = async (at: Writing<null>, formId: string, years: number): Promise<void> => {
  await ask(
    at.db,
    `UPDATE ecdd_form SET created_at = created_at - $2::interval, changed_at = changed_at - $2::interval WHERE id = $1`,
    [formId, `${years} years`],
  );
};
