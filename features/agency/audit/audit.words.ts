import { instant, listFields, text } from '#platform/contract/list-fields.ts';

/** The fields of an entry of the audit trail, in the order of the file's columns. */
export const auditFields = listFields({
  /** A keyed hash of the row's number. The numbers themselves have gaps where compliance's entries are left out, and would tell how many. */
  id: { is: text(22) },
  at: { label: 'When', is: instant },
  by: { label: 'Who', is: text(26) },
  address: { label: 'From address', is: text(18) },
  title: { label: 'Action', is: text(34) },
  kind: { label: 'Kind of record', is: text(24) },
  /** What the record is called: a case number, a user name. Empty where it has no name but its kind. */
  name: { label: 'Record', is: text(34) },
});
