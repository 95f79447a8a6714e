import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { isOpen } from '../rules/state.ts';
import { CodeStep } from './CodeStep.tsx';
import { Ended } from './Ended.tsx';
import { Reading } from './Reading.tsx';
import { Signed } from './Signed.tsx';
import { SigningShell } from './SigningShell.tsx';
import { type Link, useLink } from './useLink.ts';

/** /e-cdd/e-sign: what a link is, the code, and the document to read. */
export function SignPage() {
  const link = useLink();
  const { token, state } = link;
  if (!state) return <NoState link={link} />;
  if (state.isOpen)
    return state.signedAt ? <Signed token={token} state={state} /> : <Reading token={token} state={state} />;
  return mayAskCode(state) ? <CodeStep token={token} state={state} /> : <Ended state={state} />;
}

/** Whether a code opens the document: it is to be signed, or is signed and can still be read. */
export const mayAskCode = ({ state, expiresAt }: NonNullable<Link['state']>): boolean =>
  isOpen(state) || (state === 'SIGNED' && Date.parse(expiresAt) > Date.now());

/** While a link is looked up, and where that fails. */
export function NoState({ link }: { link: Link }) {
  if (link.isUnknown) return <Ended state={undefined} />;
  return (
    <SigningShell title="Read and sign" agency={undefined}>
      {link.failure && <ErrorCard error={link.failure} onRetry={link.retry} />}
    </SigningShell>
  );
}
