import { Stack } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { formatMoney } from '#platform/contract/money.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { Earlier } from './Earlier.tsx';
import { Editor } from './Editor.tsx';
import type { Revisable } from './revisionForm.web.ts';
import { Waiting } from './Waiting.tsx';

/** /agency-desk/finance/deals/{id}/revision: changes commission, shares and billings of an approved deal. */
export function RevisionPage() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return (
    <RecordPage call={api.revision} input={{ params: { id } }} title="Deal revision" crumbs={belowRevisions}>
      {(found) => <Whole dealId={id} found={found} />}
    </RecordPage>
  );
}

const belowRevisions = [
  { label: 'Agency Desk' },
  { label: 'Deals', to: '/agency-desk/finance/deals' },
  { label: 'Revisions', to: '/agency-desk/finance/deals/revisions' },
];

function Whole({ dealId, found }: { dealId: string; found: Revisable }) {
  const { dealNo, caseNo, address, standing, revision, open, notRevisable, approved } = found;
  return (
    <>
      <PageHeader
        title={`Revise ${dealNo}`}
        crumbs={[...belowRevisions, { label: dealNo }]}
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
