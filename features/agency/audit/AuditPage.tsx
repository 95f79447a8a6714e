import { Box, Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { useList } from '#platform/web/list/useList.ts';
import { api } from '../api.web.ts';
import { auditList } from '../lists.web.ts';
import { AuditDrawer } from './AuditDrawer.tsx';
import type { AuditLine, AuditReport } from './audit.calls.ts';
import { auditFields } from './audit.words.ts';
import { auditColumns } from './auditColumns.tsx';

/** /agency-desk/audit: the audit trail. */
export function AuditPage() {
  const { list, found } = useList(api.audit, auditList);
  const verify = useChange(api.verifyAudit, { refreshes: false });
  const [opened, setOpened] = useState<AuditLine>();
  const { aggregateId = '' } = list.filters;
  const record = found.data?.rows.find((row) => row.aggregateId === aggregateId);
  return (
    <>
      <ListPage
        fields={auditFields}
        call={api.audit}
        file={api.auditSheet}
        search={auditList}
        name="audit"
        title="Audit trail"
        action={
          <Button
            variant="default"
            leftSection={<IconShieldCheck size={17} stroke={1.8} />}
            loading={verify.isPending}
            onClick={() => verify.mutate({})}
          >
            Verify
          </Button>
        }
        notice={
          verify.data && (
            <Box mb={16}>
              <VerifyNotice report={verify.data} />
            </Box>
          )
        }
        rowId="id"
        onOpen={setOpened}
        searches="Record number or user name"
        selects={[{ name: 'aggregate', label: 'Record', options: found.data?.kinds ?? [], width: 170 }]}
        chips={[
          { name: 'aggregateId', label: `Record: ${record?.name || record?.kind || 'none found'}` },
          { name: 'person', label: `By ${list.filters.person}` },
        ]}
        days
        columns={auditColumns}
      />
      <AuditDrawer line={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

/** The result of verifying the whole audit trail. */
function VerifyNotice({ report: { isWhole } }: { report: AuditReport }) {
  if (isWhole)
    return (
      <Notice tone="success" title="The trail is whole" live>
        Nothing was changed or removed.
      </Notice>
    );
  return (
    <Notice tone="danger" title="The trail is broken" live>
      Something was changed or removed. <code>npm run verify-audit</code> on the server names each place.
    </Notice>
  );
}
