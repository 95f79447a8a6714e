import { phoneText } from '#platform/contract/phone-text.ts';
import type { LinkState } from '../room.calls.ts';
import { useWords } from './language.web.ts';
import texts from './texts.module.css';

type Props = { agency: LinkState['agency'] | undefined; word?: 'callUs' | 'notExpecting' | 'questions' };

/** How the agency is reached by telephone. */
export function CallAgency({ agency, word = 'callUs' }: Props) {
  const { words } = useWords();
  if (!agency?.phone) return null;
  return (
    <p className={texts.call}>
      {words[word]}: <a href={`tel:${agency.phone}`}>{phoneText(agency.phone)}</a>
    </p>
  );
}
