import { ErrorCard } from '#platform/web/plain/ErrorCard.tsx';
import { isOpen } from '../state.rules.ts';
import { Ended } from './Ended.tsx';
import { useWords } from './language.web.ts';
import { SigningShell } from './SigningShell.tsx';
import type { Link } from './useLink.web.ts';

/** Whether a code opens the document: it is to be signed, or is signed and can still be read. */
export const mayAskCode = ({ state, expiresAt }: NonNullable<Link['state']>): boolean =>
  isOpen(state) || (state === 'SIGNED' && Date.parse(expiresAt) > Date.now());

/** While a link is looked up, and where that fails. */
export function NoState({ link }: { link: Link }) {
  const { words } = useWords();
  if (link.isUnknown) return <Ended state={undefined} />;
  return (
    <SigningShell title={words.readAndSign} state={undefined}>
      {link.failure && (
        <ErrorCard error={link.failure} title={words.loadFailed} retryWord={words.retry} onRetry={link.retry} />
      )}
    </SigningShell>
  );
}
