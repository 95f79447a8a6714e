import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from './api.web.ts';
import { type CddFor, cddFor } from './forms/forms.words.ts';

export const approvalList = listOf(api.approvals, { sort: { by: 'Determined', direction: 'asc' } });

export const keepingList = listOf(api.keptForms, { sort: { by: 'Kept until', direction: 'asc' } });

export const myFormList = listOf(api.myForms);

/** A form, or what a new one is about; else the list of forms. */
export type FormSearch = {
  id?: string;
  aMLID?: string;
  cDDFor?: CddFor;
  propertyId?: string;
  from?: string;
  jointOf?: string;
  /** The submission from which it was opened. */
  case?: string;
  /** It opens for writing. */
  do?: 'edit';
};

const texts = ['id', 'aMLID', 'propertyId', 'from', 'jointOf'] as const;
const uuid = /^[0-9a-f-]{36}$/i;

export const formSearch = (raw: Record<string, unknown>): FormSearch => {
  const given = texts.flatMap((name) => (typeof raw[name] === 'string' ? [[name, raw[name]]] : []));
  const side =
    typeof raw.cDDFor === 'string' && Object.hasOwn(cddFor, raw.cDDFor) ? { cDDFor: raw.cDDFor as CddFor } : {};
  const origin = typeof raw.case === 'string' && uuid.test(raw.case) ? { case: raw.case } : {};
  const verb = raw.do === 'edit' ? { do: 'edit' as const } : {};
  return { ...myFormList.validate(raw), ...Object.fromEntries(given), ...side, ...origin, ...verb };
};
