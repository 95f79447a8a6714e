import { wordsOf } from '#features/settings/rules/declared.ts';

/** Keys of details that have no words of their own in them. */
const labels: Record<string, string> = {
  came: 'Added',
  caseNo: 'Case',
  cents: 'Amount',
  dealNo: 'Deal',
  fromDay: 'From',
  gone: 'Removed',
  refNo: 'Reference',
  sha256: 'SHA-256',
  cDDFor: 'For',
  eSubId: 'Submission',
  esubmissionId: 'Submission',
  questionFID: 'Question',
  reportID: 'Report',
  formNo: 'Form',
  uuid: 'Party',
  id: 'No.',
};

/** `commissionCents` → `Commission`; `evidenceFileId` → `Evidence file`. */
export const labelOf = (key: string): string =>
  labels[key] ?? wordsOf(key.replace(/(?:Cents|Uuid|Id|At)$/, '') || key).replace(/ no$/, ' no.');

/** Keys whose text somebody typed, which stays as it was typed. */
const typed =
  /(?:^|[a-z])(?:reason|note|text|name|label|title|summary|reference|remark|street|number|no|bank|place|link|file)$/i;

/** A code as people read it: `OWN_CLIENT` → `Own client`, `private-residential` → `Private residential`. Any other text as it is. */
export const codeWords = (key: string, text: string): string =>
  !typed.test(key) && isCode(text) ? wordsOf(/[A-Z]{2}/.test(text) ? text.toLowerCase() : text) : text;

const isCode = (text: string): boolean =>
  /^[A-Z]{2,}(?:[_-][A-Z]+)+$/.test(text) ||
  /^[A-Z]{4,}$/.test(text) ||
  /^[a-z]+(?:-[a-z]+)+$/.test(text) ||
  /^[a-z]+(?:[A-Z][a-z]+)+$/.test(text);
