import { Suspense } from 'react';
import { ErrorCard } from '#platform/web/plain/ErrorCard.tsx';
import { Skeleton } from '#platform/web/plain/Skeleton.tsx';
import { useRead } from '#platform/web/plain/useRead.ts';
import { api } from '../api.web.ts';
import type { LinkState } from '../room.calls.ts';
import { Answering } from './Answering.tsx';
import { CodeStep } from './CodeStep.tsx';
import { Ended } from './Ended.tsx';
import { useWords } from './language.web.ts';
import { mayAskCode, NoState } from './NoState.tsx';
import { SignatureForm } from './SignatureForm.tsx';
import { Signed } from './Signed.tsx';
import { SigningShell } from './SigningShell.tsx';
import { useLink } from './useLink.web.ts';

/** /customer/signature: the second page of the same visit, where it is signed. */
export default function SignaturePage() {
  const link = useLink();
  const { token, state } = link;
  if (!state) return <NoState link={link} />;
  if (!state.isOpen) return mayAskCode(state) ? <CodeStep token={token} state={state} /> : <Ended state={state} />;
  if (state.signedAt) return <Signed token={token} state={state} />;
  // The answers were opened again, here or on another device.
  if (state.asks && !state.finishedAt) return <Answering token={token} state={state} />;
  return <ToSign token={token} state={state} />;
}

function ToSign({ token, state }: { token: string; state: LinkState }) {
  const { words } = useWords();
  const { data, error, retry } = useRead(api.readDocument, { query: { token } });
  const waiting = (
    <SigningShell title={words.sign} state={state} step={3} token={token}>
      {error ? (
        <ErrorCard error={error} title={words.loadFailed} retryWord={words.retry} onRetry={retry} />
      ) : (
        <Skeleton height={320} />
      )}
    </SigningShell>
  );
  if (!data) return waiting;
  // The page is rendered complete from the start, so that nothing in it moves.
  return (
    <Suspense fallback={waiting}>
      <SignatureForm token={token} state={state} document={data} />
    </Suspense>
  );
}
