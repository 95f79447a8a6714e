import { phoneText } from '#platform/contract/phone-text.ts';
import type { Duplicate } from './merge.calls.ts';

/** Phone, email address and masked number of a contact, as far as there are, such as `+65 9123 4567 · S****567D`. */
export const waysOf = ({ phones, emails, idNumberMasked }: Duplicate['older']): string =>
  [phones[0] && phoneText(phones[0]), emails[0], idNumberMasked].filter(Boolean).join(' · ');
