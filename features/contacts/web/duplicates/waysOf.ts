import { phoneText } from '#platform/contract/phone-text.ts';
import type { Duplicate } from '../../contract/merge.ts';

/** What tells two contacts of the same name apart, in one line; empty where nothing is known. */
export const waysOf = ({ phones, emails, idNumberMasked }: Duplicate['older']): string =>
  [phones[0] && phoneText(phones[0]), emails[0], idNumberMasked].filter(Boolean).join(' · ');
