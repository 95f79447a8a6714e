import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useMe } from '#features/identity/web/index.ts';
import type { Request } from '#platform/contract/endpoint.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { PageHeader } from '#platform/web/kit/PageHeader.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { DayRange } from '#platform/web/list/DayRange.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { pagingOf } from '#platform/web/list/pagingOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { agency } from '../../contract.ts';
import { api } from '../api.ts';
import { runsAgency } from '../readers.ts';
import { aggregateWords } from './aggregateWords.ts';
import { auditColumns } from './auditColumns.tsx';
import { auditList } from './auditList.ts';
import { shortId } from './shortId.ts';
import { VerifyNotice } from './VerifyNotice.tsx';

/** /agency-desk/audit: who did what. */
export function AuditPage() {
  return runsAgency(useMe()) ? <Audit /> : <NotFound />;
}

const kindOptions = optionsOf(aggregateWords);

function Audit() {
  const list = useListSearch(auditList);
  const query = list.query as Request<typeof agency.audit>['query'];
  const found = useData(api.audit, { query }, { keepPrevious: true });
  const verify = useChange(api.verifyAudit, { refresh: [] });
  const isFiltered = Object.keys(list.filters).length > 0;
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
        rows={found.data?.rows}
        rowId={({ id }) => String(id)}
        query={found}
        sort={list.sort}
        onSort={list.setSort}
        paging={pagingOf(list, found.data)}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'person', label: 'User name of who did it' }}
            selects={[{ name: 'aggregate', label: 'Of', options: kindOptions, width: 170 }]}
            chips={[{ name: 'aggregateId', label: `Id: ${shortId(list.filters.aggregateId ?? '')}` }]}
          >
            <DayRange list={list} />
          </FilterBar>
        }
        onClearFilters={isFiltered ? list.clear : undefined}
      />
    </>
  );
}
