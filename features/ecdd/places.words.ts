import type { CddFor } from './forms/forms.words.ts';

/** The address of a form. */
export const formAddress = (id: string): string => `/e-cdd?id=${id}`;

/** The same from a submission, to which it leads back; `isNew`: it is there to be written. */
export const formOfCaseAddress = (id: string, eSubId: string, isNew = false): string =>
  `${formAddress(id)}&case=${eSubId}${isNew ? '&do=edit' : ''}`;

type More = { propertyId?: string | null | undefined; from?: string | undefined; jointOf?: string | undefined };

/** The address of a form to begin with. `from`: the form whose answers it takes over; `jointOf`: that of another owner of the property. */
export const newFormAddress = (aMLID: string, side: CddFor, more: More = {}): string =>
  [
    `/e-cdd?aMLID=${aMLID}&cDDFor=${side}`,
    ...(['propertyId', 'from', 'jointOf'] as const).map((key) => (more[key] ? `&${key}=${more[key]}` : '')),
  ].join('');

/** The forms with which a transaction was approved, and that lack what is asked today. */
export const lackingAddress = '/agency-desk/compliance/approvals?state=LACKING';

/** The forms of settled deals of which more is known now. */
export const afterDealAddress = '/agency-desk/compliance/approvals?state=AFTER';

/** Where compliance writes the questionnaires. */
export const templatesAddress = '/agency-desk/compliance/templates';

/** Where compliance sees which forms are past their time of keeping. */
export const keepingAddress = '/agency-desk/compliance/keeping';
