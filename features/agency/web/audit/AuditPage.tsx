import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { Request } from '#platform/contract/endpoint.ts';
import { formatCount } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { DayRange } from '#platform/web/list/DayRange.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { AuditLine, AuditReport } from '../../contract/audit.ts';
import type { agency } from '../../contract/index.ts';
import { api } from '../api.ts';
import { auditList } from '../lists.ts';
import { AuditDrawer } from './AuditDrawer.tsx';
import { aggregateWords, auditColumns, shortId } from './auditColumns.tsx';

const kindOptions = optionsOf(aggregateWords);

/** /agency-desk/audit: the audit trail. */
export function AuditPage() {
  const list = useListSearch(auditList);
  const query = list.query as Request<typeof agency.audit>['query'];
  const found = useData(api.audit, { query }, { keepPrevious: true });
  const verify = useChange(api.verifyAudit, { refreshes: false });
  const [opened, setOpened] = useState<AuditLine>();
  const { aggregateId = '' } = list.filters;
  const recordName = found.data?.rows.find((row) => row.aggregateId === aggregateId)?.name || shortId(aggregateId);
  return (
    <>
      <PageHeader
        title="Audit trail"
        crumbs={[{ label: 'Agency Desk' }, { label: 'Audit Trail' }]}
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
      />
      {verify.data && <VerifyNotice report={verify.data} />}
      <DataTable
        name="audit"
        label="Audit trail"
        columns={auditColumns}
        rowId={({ id }) => String(id)}
        onOpen={setOpened}
        {...tableOf(list, found)}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'person', label: 'User name' }}
            selects={[{ name: 'aggregate', label: 'Record', options: kindOptions, width: 170 }]}
            chips={[{ name: 'aggregateId', label: `Record: ${recordName}` }]}
          >
            <DayRange list={list} />
          </FilterBar>
        }
      />
      <AuditDrawer line={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

/** The result of verifying the whole audit trail. */
export function VerifyNotice({ report: { rows, chains, faults } }: { report: AuditReport }) {
  const extent = `${formatCount(rows)} entries of ${formatCount(chains)} records verified.`;
  if (faults.length === 0)
    return (
      <Notice tone="success" title="Nothing was changed or removed" live>
        {extent}
      </Notice>
    );
  return (
    <Notice tone="danger" title={`${faults.length} faults in the trail`} live>
      <p>{extent}</p>
      <ul>
        {faults.slice(0, 20).map(({ aggregate, aggregateId, seq, fault }) => (
          <li key={`${aggregate} ${aggregateId} ${seq}`}>
            {aggregate} {aggregateId}, row {seq}: {fault}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
