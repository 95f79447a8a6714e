import { Button } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { useState } from 'react';
import { useMe } from '#features/identity/web/index.ts';
import { seesMoney } from '#features/ledger/web/index.ts';
import { useData } from '#platform/web/api/useData.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { Agency } from '../contract.ts';
import { AccountForm } from './AccountForm.tsx';
import { AgencyDrawer } from './AgencyDrawer.tsx';
import { api } from './api.ts';

/** /agency-desk/finance/cobrokers/agencies: co-broke agencies with what they are owed, and their bank accounts. */
export function AgenciesPage() {
  return seesMoney(useMe()) ? <Agencies /> : <NotFound />;
}

function AccountState({ agency: { account, waiting } }: { agency: Agency }) {
  if (waiting) return <StatusBadge tone="warning">For approval</StatusBadge>;
  return account ? (
    <StatusBadge tone="success">Approved</StatusBadge>
  ) : (
    <StatusBadge tone="danger">No account</StatusBadge>
  );
}

const gstOf = ({ account, waiting }: Agency) => {
  const known = account ?? waiting;
  return known ? (known.gstNumber ?? 'Not registered') : 'Not known';
};

const columns: Column<Agency>[] = [
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
  },
  {
    id: 'account',
    header: 'Bank account',
    width: 190,
    cell: ({ account }) => (account ? <TwoLines sub={account.accountMasked}>{account.bank}</TwoLines> : '–'),
  },
  { id: 'state', header: 'State', width: 150, card: 'corner', cell: (agency) => <AccountState agency={agency} /> },
];

function Agencies() {
  const found = useData(api.agencies, {});
  const [opened, setOpened] = useState<string>();
  const [adding, setAdding] = useState(false);
  const shown = found.data?.find(({ licenceNo }) => licenceNo === opened);
  return (
    <>
      <PageHeader
        title="Agencies and accounts"
        crumbs={[
          { label: 'Agency Desk' },
          { label: 'Co-brokers', to: '/agency-desk/finance/cobrokers' },
          { label: 'Agencies and accounts' },
        ]}
        action={<Button onClick={() => setAdding(true)}>Prepare account</Button>}
      />
      <DataTable
        name="cobroke-agencies"
        label="Agencies"
        columns={columns}
        rows={found.data}
        rowId={({ licenceNo }) => licenceNo}
        query={found}
        onOpen={({ licenceNo }) => setOpened(licenceNo)}
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
