import { formatDay } from '#platform/contract/days.ts';
import type { Form } from '../forms/form.calls.ts';

/** Until when a signed form may be used; nothing of one that is not signed. */
export const validityWords = (validity: Form['validity']): string => {
  if (!validity) return '';
  if (validity.isExpired) return `expired ${formatDay(validity.until)}`;
  return `valid until ${formatDay(validity.until)}${validity.isForOneTransaction ? ', for this transaction only' : ''}`;
};
