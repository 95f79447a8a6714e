import { numberColumns } from '#features/particulars/server/index.ts';
import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { demoForms } from './demo/demo-forms.ts';
import { formPlace } from './forms/scope.ts';
import { ecddRoutes } from './routes.ts';
import { ecddForm } from './tables.ts';

export const room: Room = {
  routes: () => ecddRoutes,
  demo: demoForms,
  offers: [offer(auditedKinds, { aggregate: 'ecdd-form', names: namesIn(ecddForm, ecddForm.id, ecddForm.formNo) })],
  sealed: [{ table: 'ecdd_form', id: 'id', ...numberColumns, place: formPlace }],
};
