import { Skeleton, Stack } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useMe } from '#features/identity/web/index.ts';
import { seesMoney } from '#features/ledger/web/index.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { CallFailure } from '#platform/web/api/failure.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Missing, NotFound } from '#platform/web/errors/NotFound.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { api } from '../api.ts';
import { Earlier } from './Earlier.tsx';
import { Editor } from './Editor.tsx';
import type { Revisable } from './revisionForm.ts';
import { Waiting } from './Waiting.tsx';

/** /agency-desk/finance/deals/{id}/revision: changes commission, shares and billings of an approved deal. */
export function RevisionPage() {
  const mayRead = seesMoney(useMe());
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const found = useData(api.revision, { params: { id } }, { enabled: mayRead });
  if (!mayRead) return <NotFound />;
  if (found.data) return <Whole dealId={id} found={found.data} />;
  if (found.error instanceof CallFailure && [400, 404].includes(found.error.status)) return <Missing />;
  return (
    <>
      <PageHeader title="Deal revision" crumbs={crumbsTo('Revision')} />
      {found.error ? (
        <ErrorCard error={found.error} onRetry={() => void found.refetch()} retrying={found.isFetching} />
      ) : (
        <Skeleton height={320} radius={8} aria-busy="true" />
      )}
    </>
  );
}

const crumbsTo = (label: string) => [
  { label: 'Agency Desk' },
  { label: 'Deals', to: '/agency-desk/finance/deals' },
  { label: 'Revisions', to: '/agency-desk/finance/deals/revisions' },
  { label },
];

function Whole({ dealId, found }: { dealId: string; found: Revisable }) {
  const { dealNo, caseNo, address, standing, revision, open, notRevisable, approved } = found;
  return (
    <>
      <PageHeader
        title={`Revise ${dealNo}`}
        crumbs={crumbsTo(dealNo)}
        meta={
          <span>
            {address} · {caseNo} · commission {formatMoney(standing.commissionCents)}
          </span>
        }
      />
      <Stack gap="lg">
        {notRevisable && <Notice tone="info" title={notRevisable} />}
        {open && <Waiting dealId={dealId} revision={open} />}
        {!open && !notRevisable && <Editor key={revision} dealId={dealId} found={found} />}
        <Earlier approved={approved} />
      </Stack>
    </>
  );
}
