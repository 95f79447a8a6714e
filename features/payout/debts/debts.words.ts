import { listFields, money, text } from '#platform/contract/list-fields.ts';

export const debtFields = listFields({
  // The person, or the licence number of an agency.
  payeeId: { is: text(36) },
  name: { label: 'Payee', is: text(30) },
  payeeNo: { label: 'User name or licence', is: text(24) },
  // What earnings that were taken back exceed the others by.
  owedCents: { label: 'Owed', is: money, sum: true },
  // What was written off ever.
  writtenOffCents: { label: 'Written off', is: money },
});
