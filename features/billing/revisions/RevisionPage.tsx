import { Stack } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { Earlier } from './Earlier.tsx';
import { Editor } from './Editor.tsx';
import { belowRevisions, RevisionHead } from './RevisionHead.tsx';
import type { Revisable } from './revisionForm.web.ts';
import { Waiting } from './Waiting.tsx';

/** /agency-desk/finance/deals/{id}/revision: changes commission, shares and billings of an approved deal. */
export function RevisionPage() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return (
    <RecordPage call={api.revision} input={{ params: { id } }} title="Deal revision" crumbs={belowRevisions}>
      {(deal) => <Whole dealId={id} deal={deal} />}
    </RecordPage>
  );
}

function Whole({ dealId, deal }: { dealId: string; deal: Revisable }) {
  const { revision, open, notRevisable, approved } = deal;
  return (
    <>
      <RevisionHead dealId={dealId} deal={deal} />
      <Stack gap="lg">
        {notRevisable && <Notice tone="info" title={notRevisable} />}
        {open && <Waiting revision={open} />}
        {!open && !notRevisable && <Editor key={revision} dealId={dealId} found={deal} />}
        <Earlier approved={approved} />
      </Stack>
    </>
  );
}
