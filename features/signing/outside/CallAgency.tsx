import { phoneText } from '#platform/contract/phone-text.ts';
import type { LinkState } from '../room.calls.ts';
import texts from './texts.module.css';

/** How the agency is reached by telephone. */
export function CallAgency({ agency, words = 'Call us' }: { agency: LinkState['agency'] | undefined; words?: string }) {
  if (!agency?.phone) return null;
  return (
    <p className={texts.call}>
      {words}: <a href={`tel:${agency.phone}`}>{phoneText(agency.phone)}</a>
    </p>
  );
}
