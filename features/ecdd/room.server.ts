import { inArray } from 'drizzle-orm';
import { caseFollowers, caseKeepers } from '#features/aml/index.server.ts';
import { contactEvents, handedOver } from '#features/contacts/index.server.ts';
import { fileMakers, fileOwners } from '#features/media/server/index.ts';
import { numberColumns } from '#features/particulars/server/index.ts';
import { signables } from '#features/signing/index.server.ts';
import { type AuditedKind, auditedKinds, numberedIn, unnamed, wordsIn } from '#platform/server/audit/described.ts';
import { queueSources } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { formToApprove } from './approvals/ask-officers.server.ts';
import { lookAtAllApproved } from './approvals/look-at-approved.server.ts';
import { formQueues } from './approvals/queues.server.ts';
import { formToCorrect } from './corrections/correct.server.ts';
import { demoForms } from './demo.server.ts';
import { formChangedJob, formFollowers } from './dossier/form-changed.server.ts';
import { attachCodes, cddFor, ratings } from './forms/forms.words.ts';
import { handOverForms } from './forms/hand-over.server.ts';
import { formsOfContacts } from './forms/of-contacts.server.ts';
import { customerPartPlace, formPlace } from './forms/scope.server.ts';
import { caseOfForms } from './keeping/case-keeper.server.ts';
import { endViews } from './keeping/over.server.ts';
import { formFileOwner } from './papers/papers.server.ts';
import { makeDetermination } from './rating/determination-file.server.ts';
import { rateAgain } from './rating/rate-again.server.ts';
import { rateCountries } from './rating/rate-countries.server.ts';
import { ecddRoutes } from './routes.server.ts';
import { signableForm } from './signing/signable.server.ts';
import { formSigning } from './signing/tell.server.ts';
import { ecddForm, ecddTemplate } from './tables.server.ts';
import { translations } from './templates/builder.words.ts';

const templateNames: AuditedKind['names'] = async ({ db }, ids) => {
  const { id, cddFor: side, version } = ecddTemplate;
  const rows = await db.select({ id, side, version }).from(ecddTemplate).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, `${cddFor[row.side]}, version ${row.version}`]));
};
const forms = numberedIn(ecddForm, ecddForm.id, ecddForm.formNo);

/** A form is printed for one of these. */
const copies = { C: 'Customer copy', A: 'Agency copy', O: 'Compliance copy' };
const formWords = {
  cDDFor: wordsIn(cddFor),
  rating: wordsIn(ratings),
  attachCode: wordsIn(attachCodes),
  audience: wordsIn(copies),
  language: wordsIn(translations),
};

export const room: Room = {
  routes: (house) => ecddRoutes(house.all(caseKeepers)),
  jobs: (services, house) => [
    rateCountries(services),
    lookAtAllApproved(services),
    endViews(services, house.all(caseKeepers)),
    formChangedJob(services, house.all(formFollowers)),
  ],
  notices: [formSigning, formToApprove, formToCorrect],
  demo: demoForms,
  offers: [
    offer(queueSources, formQueues),
    offer(signables, signableForm),
    offer(caseFollowers, rateAgain),
    offer(caseKeepers, caseOfForms),
    offer(fileOwners, formFileOwner),
    offer(fileMakers, makeDetermination),
    offer(handedOver, handOverForms),
    offer(contactEvents, formsOfContacts),
    offer(auditedKinds, { aggregate: 'ecdd-form', words: 'E-CDD form', ...forms, values: formWords }),
    offer(auditedKinds, {
      aggregate: 'ecdd-template',
      words: 'E-CDD template',
      names: templateNames,
      values: formWords,
    }),
    // Only compliance reads audit rows of holds and purges while the form exists.
    offer(auditedKinds, {
      aggregate: 'ecdd-keeping',
      words: 'Record keeping',
      hidden: true,
      exported: 'kept-form.list-exported',
      names: forms.names,
    }),
    offer(auditedKinds, { aggregate: 'ecdd-purge', words: 'Purge of E-CDD forms', names: unnamed }),
    // That a form waits for an officer, and what one decided, is compliance’s alone.
    offer(auditedKinds, {
      aggregate: 'ecdd-approval',
      words: 'E-CDD approval',
      hidden: true,
      exported: 'approval.list-exported',
      names: forms.names,
    }),
  ],
  sealed: [
    { table: 'ecdd_form', id: 'id', ...numberColumns, place: formPlace },
    { table: 'ecdd_customer_part', id: 'id', sealed: numberColumns.sealed, place: customerPartPlace },
  ],
};
