import { choice, day, flag, id, instant, listFields, text } from '#platform/contract/list-fields.ts';
import { approvals, components } from '../cpd.words.ts';

/** Self-declared training, as the desk decides it. */
export const declarationFields = listFields({
  attendanceId: { is: id },
  name: { label: 'Name', is: text(28) },
  registrationNo: { label: 'Registration no.', is: text(16) },
  title: { label: 'Training', is: text(40) },
  provider: { label: 'Provider', is: text(30) },
  component: { label: 'Component', is: choice(components, 26) },
  hours: { label: 'Hours', is: text(8) },
  to: { label: 'Date', is: day },
  certificateNo: { label: 'Certificate', is: text(20) },
  hasEvidence: { label: 'Evidence', is: flag() },
  approval: { label: 'State', is: choice(approvals, 12) },
  addedAt: { label: 'Declared', is: instant },
});
