import { Skeleton } from '@mantine/core';
import { useData } from '#platform/web/api/useData.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import type { LinkState } from '../contract/index.ts';
import { api } from './api.ts';
import { CodeStep } from './CodeStep.tsx';
import { Ended } from './Ended.tsx';
import { SignatureForm } from './SignatureForm.tsx';
import { Signed } from './Signed.tsx';
import { SigningShell } from './SigningShell.tsx';
import { mayAskCode, NoState } from './SignPage.tsx';
import { useLink } from './useLink.ts';

/** /customer/signature: the second page of the same visit, where it is signed. */
export function SignaturePage() {
  const link = useLink();
  const { token, state } = link;
  if (!state) return <NoState link={link} />;
  if (!state.isOpen) return mayAskCode(state) ? <CodeStep token={token} state={state} /> : <Ended state={state} />;
  return state.signedAt ? <Signed token={token} state={state} /> : <ToSign token={token} state={state} />;
}

function ToSign({ token, state }: { token: string; state: LinkState }) {
  const { data, error, refetch } = useData(api.readDocument, { query: { token } });
  if (data) return <SignatureForm token={token} agency={state.agency} document={data} />;
  return (
    <SigningShell title="Sign" agency={state.agency} step={3}>
      {error ? <ErrorCard error={error} onRetry={() => void refetch()} /> : <Skeleton height={320} radius="md" />}
    </SigningShell>
  );
}
