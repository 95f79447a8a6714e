import { sql } from 'drizzle-orm';
import { caseFollowers } from '#features/aml/server/index.ts';
import { handedOver } from '#features/contacts/server/index.ts';
import { fileOwners } from '#features/media/server/index.ts';
import { numberColumns } from '#features/particulars/server/index.ts';
import { signables } from '#features/signing/server/index.ts';
import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { formToApprove } from './approvals/ask-officers.ts';
import { rateAgain } from './approvals/rate-again.ts';
import { rateCountries } from './approvals/rate-countries.ts';
import { demoForms } from './demo/demo-forms.ts';
import { formChangedJob, formFollowers } from './dossier/form-changed.ts';
import { handOverForms } from './forms/hand-over.ts';
import { formPlace, paperPlace } from './forms/scope.ts';
import { ecddRoutes } from './routes.ts';
import { formFileOwner } from './signing/papers.ts';
import { formSigning, signableForm } from './signing/signable.ts';
import { ecddForm, ecddTemplate } from './tables.ts';

const templateNames = namesIn(ecddTemplate, ecddTemplate.id, sql<string>`cdd_for || ', version ' || version`);
const names = namesIn(ecddForm, ecddForm.id, ecddForm.formNo);

export const room: Room = {
  routes: () => ecddRoutes,
  jobs: (services, house) => [rateCountries(services), formChangedJob(services, house.all(formFollowers))],
  notices: [formSigning, formToApprove],
  demo: demoForms,
  offers: [
    offer(signables, signableForm),
    offer(caseFollowers, rateAgain),
    offer(fileOwners, formFileOwner),
    offer(handedOver, handOverForms),
    offer(auditedKinds, { aggregate: 'ecdd-form', names }),
    offer(auditedKinds, { aggregate: 'ecdd-template', names: templateNames }),
    // Only compliance reads audit rows of holds and purges while the form exists.
    offer(auditedKinds, { aggregate: 'ecdd-keeping', hidden: true, exported: 'kept-form.list-exported', names }),
    offer(auditedKinds, { aggregate: 'ecdd-purge', names: async () => new Map() }),
    // That a form waits for an officer, and what one decided, is compliance’s alone.
    offer(auditedKinds, { aggregate: 'ecdd-approval', hidden: true, exported: 'approval.list-exported', names }),
  ],
  sealed: [
    { table: 'ecdd_form', id: 'id', ...numberColumns, place: formPlace },
    { table: 'ecdd_paper', id: 'id', sealed: numberColumns.sealed, place: paperPlace },
  ],
};
