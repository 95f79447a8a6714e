import type { CddFor } from './forms.ts';

/** The address of a form. */
export const formAddress = (id: string): string => `/e-cdd?id=${id}`;

type More = { propertyId?: string | null | undefined; from?: string | undefined };

/** The address of a form to begin with. `from`: the form whose answers it takes over. */
export const newFormAddress = (aMLID: string, side: CddFor, { propertyId, from }: More = {}): string =>
  `/e-cdd?aMLID=${aMLID}&cDDFor=${side}${propertyId ? `&propertyId=${propertyId}` : ''}${from ? `&from=${from}` : ''}`;

/** The forms with which a transaction was approved, and that lack what is asked today. */
export const lackingAddress = '/agency-desk/compliance/approvals?state=LACKING';

/** The forms of settled deals of which more is known now. */
export const afterDealAddress = '/agency-desk/compliance/approvals?state=AFTER';

/** Where compliance writes the questionnaires. */
export const templatesAddress = '/agency-desk/compliance/templates';

/** Where compliance sees which forms are past their time of keeping. */
export const keepingAddress = '/agency-desk/compliance/keeping';
