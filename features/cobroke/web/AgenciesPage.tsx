import { Button } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { useState } from 'react';
import type { Request } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { Agency, cobroke } from '../contract.ts';
import { type AccountState, accountStateOf, accountStates } from '../words.ts';
import { AccountForm } from './AccountForm.tsx';
import { AgencyDrawer } from './AgencyDrawer.tsx';
import { api } from './api.ts';
import { agencyList } from './lists.ts';

const tones: Record<AccountState, Tone> = { TO_APPROVE: 'warning', APPROVED: 'success', NONE: 'danger' };

function AccountBadge({ agency }: { agency: Agency }) {
  const state = accountStateOf(agency);
  return <StatusBadge tone={tones[state]}>{accountStates[state]}</StatusBadge>;
}

const gstOf = ({ account, waiting }: Agency) => {
  const known = account ?? waiting;
  return known ? (known.gstNumber ?? 'Not registered') : 'Not known';
};

const columnsOf = (sums: { freeCents: number } | null | undefined): Column<Agency>[] => [
  {
    id: 'agency',
    header: 'Agency',
    card: 'lead',
    cell: ({ name, licenceNo }) => (
      <TwoLines strong sub={licenceNo}>
        {name}
      </TwoLines>
    ),
  },
  { id: 'gst', header: 'GST', width: 150, cell: gstOf },
  { id: 'shares', header: 'Shares', align: 'end', width: 90, cell: ({ shares }) => shares },
  {
    id: 'free',
    header: 'Not in a run (S$)',
    align: 'end',
    width: 150,
    cell: ({ freeCents }) => <Money bare cents={freeCents} />,
    total: sums && <Money bare cents={sums.freeCents} />,
  },
  {
    id: 'account',
    header: 'Bank account',
    width: 190,
    cell: ({ account }) => (account ? <TwoLines sub={account.accountMasked}>{account.bank}</TwoLines> : '–'),
  },
  { id: 'state', header: 'State', width: 150, card: 'corner', cell: (agency) => <AccountBadge agency={agency} /> },
];

type Filters = Request<typeof cobroke.agenciesSheet>['query'];

/** /agency-desk/finance/cobrokers/agencies: co-broke agencies with what they are owed, and their bank accounts. */
export function AgenciesPage() {
  const list = useListSearch(agencyList);
  const query = list.query as Request<typeof cobroke.agencies>['query'];
  const found = useData(api.agencies, { query }, { keepPrevious: true });
  const [opened, setOpened] = useState<string>();
  const [adding, setAdding] = useState(false);
  const shown = found.data?.rows.find(({ licenceNo }) => licenceNo === opened);
  return (
    <>
      <PageHeader
        title="Agencies and accounts"
        crumbs={[
          { label: 'Agency Desk' },
          { label: 'Co-brokers', to: '/agency-desk/finance/cobrokers' },
          { label: 'Agencies and accounts' },
        ]}
        action={
          <>
            <DownloadButton address={urlOf(api.agenciesSheet, { query: list.filters as Filters })} />
            <Button onClick={() => setAdding(true)}>Prepare account</Button>
          </>
        }
      />
      <DataTable
        name="cobroke-agencies"
        label="Agencies"
        columns={columnsOf(found.data?.sums)}
        rowId={({ licenceNo }) => licenceNo}
        {...tableOf(list, found)}
        onOpen={({ licenceNo }) => setOpened(licenceNo)}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Agency or licence' }}
            selects={[{ name: 'account', label: 'Bank account', options: optionsOf(accountStates), width: 170 }]}
          />
        }
        empty={
          <EmptyState icon={IconBuilding} title="No agencies yet">
            An agency is shown once a share is tied to it, or its bank account is prepared.
          </EmptyState>
        }
      />
      <AgencyDrawer agency={shown} onClose={() => setOpened(undefined)} />
      <SideDrawer opened={adding} onClose={() => setAdding(false)} title="Prepare account">
        <AccountForm onDone={() => setAdding(false)} />
      </SideDrawer>
    </>
  );
}
