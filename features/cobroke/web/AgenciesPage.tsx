import { Button } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { useState } from 'react';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { useList } from '#platform/web/list/useList.ts';
import { useOpenedRow } from '#platform/web/record/useOpenedRow.ts';
import type { Agency } from '../contract.ts';
import { agencyFields } from '../words/lists.ts';
import { accountStates } from '../words.ts';
import { AccountBadge } from './AccountBadge.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AgencyDrawer } from './AgencyDrawer.tsx';
import { api } from './api.ts';
import { agencyList } from './lists.ts';

const gstOf = ({ account, waiting }: Agency) => {
  const known = account ?? waiting;
  return known ? (known.gstNumber ?? 'Not registered') : 'Not known';
};

/** /agency-desk/finance/cobrokers/agencies: co-broke agencies with what they are owed, and their bank accounts. */
export function AgenciesPage() {
  const { found } = useList(api.agencies, agencyList);
  const opened = useOpenedRow<Agency>();
  const [adding, setAdding] = useState(false);
  const shown = found.data?.rows.find(({ licenceNo }) => licenceNo === opened.row?.licenceNo);
  return (
    <>
      <ListPage
        fields={agencyFields}
        call={api.agencies}
        file={api.agenciesSheet}
        search={agencyList}
        name="cobroke-agencies"
        title="Co-brokers"
        label="Agencies"
        action={<Button onClick={() => setAdding(true)}>Prepare account</Button>}
        rowId="licenceNo"
        onOpen={opened.open}
        searches="Agency or licence"
        selects={[{ name: 'account', label: 'Bank account', options: optionsOf(accountStates), width: 170 }]}
        columns={[
          { field: 'name', under: 'licenceNo', card: 'address' },
          { id: 'gst', header: 'GST', width: 150, cell: gstOf },
          { field: 'shares', width: 90 },
          { field: 'freeCents', width: 150 },
          {
            id: 'account',
            header: 'Bank account',
            width: 190,
            cell: ({ account }) => (account ? <TwoLines sub={account.accountMasked}>{account.bank}</TwoLines> : '–'),
          },
          {
            id: 'state',
            header: 'State',
            width: 150,
            card: 'state',
            cell: (agency) => <AccountBadge agency={agency} />,
          },
        ]}
        empty={
          <EmptyState icon={IconBuilding} title="No agencies yet">
            An agency is shown once a share is tied to it, or its bank account is prepared.
          </EmptyState>
        }
      />
      <AgencyDrawer agency={shown} {...opened.drawer} />
      <SideDrawer opened={adding} onClose={() => setAdding(false)} title="Prepare account">
        <AccountForm onDone={() => setAdding(false)} />
      </SideDrawer>
    </>
  );
}
