import { listFields, money, text } from '#platform/contract/list-fields.ts';

export const debtFields = listFields({
  // The person, or the licence number of an agency.
  payeeId: { is: text(36) },
  name: { label: 'Payee', is: text(30) },
  payeeNo: { label: 'User name or licence', is: text(24) },
  // How much more was taken back than earned since.
  owedCents: { label: 'Owed', is: money, sum: true },
  // The total ever written off.
  writtenOffCents: { label: 'Written off', is: money },
});
