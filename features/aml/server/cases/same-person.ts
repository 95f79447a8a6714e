import type { SubjectRecord } from './subjects.ts';

type Known = Pick<SubjectRecord, 'kind' | 'name' | 'idNumberPrint' | 'dateOfBirth'>;
type Given = { print: string; customer: { kind: string; name: string; dateOfBirth: string | null } };

const plain = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether somebody was corrected, and not replaced: the number or the name is the same. */
export const isSamePerson = (known: Known | undefined, { print, customer }: Given): boolean =>
  known !== undefined &&
  known.kind === customer.kind &&
  ((print !== '' && known.idNumberPrint === print) || plain(known.name) === plain(customer.name));

/** Whether nothing that both say is different. */
export const saysTheSame = (known: Known | undefined, { print, customer }: Given): boolean =>
  known !== undefined &&
  known.kind === customer.kind &&
  plain(known.name) === plain(customer.name) &&
  (known.idNumberPrint === '' || print === '' || known.idNumberPrint === print) &&
  (!known.dateOfBirth || !customer.dateOfBirth || known.dateOfBirth === customer.dateOfBirth);
