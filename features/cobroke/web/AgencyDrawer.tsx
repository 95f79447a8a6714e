import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import type { Act, Acts } from '#platform/web/record/acts.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import type { OfList } from '#platform/web/record/useOpenedRow.ts';
import type { Account, Agency } from '../contract.ts';
import { AccountBadge } from './AccountBadge.tsx';
import { AccountForm } from './AccountForm.tsx';
import { registerApi } from './api.ts';

/** An agency's account in force, the one that waits for approval, and preparing another. */
export function AgencyDrawer({ agency, ...ofList }: OfList & { agency: Agency | undefined }) {
  const shown = useLast(agency);
  return (
    <SideDrawer opened={agency !== undefined} {...ofList} title={shown?.name ?? ''}>
      {shown && <Details key={shown.licenceNo} agency={agency ?? shown} />}
    </SideDrawer>
  );
}

function Details({ agency }: { agency: Agency }) {
  const { licenceNo, name, shares, freeCents, account, waiting } = agency;
  const [isPreparing, setPreparing] = useState(false);
  const verbs = useVerbs(agency, () => setPreparing(true));
  return (
    <Stack gap="lg">
      <RecordHead
        number={licenceNo}
        state={<AccountBadge agency={agency} />}
        title={name}
        line={[shares === 1 ? '1 share' : `${shares} shares`]}
        figure={{ label: 'Not in a run', cents: freeCents }}
        {...(!isPreparing && verbs)}
      />
      {isPreparing ? (
        <AccountForm agency={agency} onDone={() => setPreparing(false)} onCancel={() => setPreparing(false)} />
      ) : (
        <>
          {account && <AccountDetails account={account} title="Account in use" />}
          {waiting && <AccountDetails account={waiting} title="Account for approval" />}
        </>
      )}
    </Stack>
  );
}

/** What comes next for its account: one of finance prepares it, another one approves it. */
const useVerbs = ({ account, waiting }: Agency, prepare: () => void) => {
  const me = useMe();
  const approve = useChange(registerApi.approveAccount);
  const withdraw = useChange(registerApi.withdrawAccount);
  const both = waiting !== null && account !== null;
  const withdrawal = (of: Account, label: string): Act => ({
    kind: 'danger',
    label,
    onClick: () => withdraw.mutate({ params: { id: of.accountId } }),
  });
  const more: Acts = [
    waiting && withdrawal(waiting, both ? 'Withdraw account for approval' : 'Withdraw account'),
    account && withdrawal(account, both ? 'Withdraw account in use' : 'Withdraw account'),
  ];
  if (!waiting) {
    const label = account ? 'Prepare another account' : 'Prepare account';
    return account ? { second: { label, onClick: prepare }, more } : { primary: { label, onClick: prepare }, more };
  }
  if (waiting.preparedById === me.userId) return { more };
  const params = { id: waiting.accountId };
  return {
    primary: { label: 'Approve account', loading: approve.isPending, onClick: () => approve.mutate({ params }) },
    more,
  };
};

/** The number is shown in full to compare it with the agency's letter. */
function AccountDetails({ account, title }: { account: Account; title: string }) {
  const { accountId, bank, holder, accountMasked, uen, gstNumber, preparedBy, preparedById, approvedBy } = account;
  const [isOpen, open] = useState(false);
  const isMine = useMe().userId === preparedById;
  const number = useData(registerApi.accountNumber, { params: { id: accountId } }, { enabled: isOpen });
  return (
    <section aria-label={title}>
      <Stack gap="sm">
        <h3>{title}</h3>
        {!approvedBy && isMine && <Notice title="You prepared it, so somebody else approves it." />}
        <Facts
          items={[
            { label: 'Bank', value: bank },
            {
              label: 'Account number',
              value: number.data?.number ?? (
                <>
                  {accountMasked}{' '}
                  <Verb component="button" type="button" inherit onClick={() => open(true)}>
                    Show number
                  </Verb>
                </>
              ),
              wide: true,
            },
            { label: 'Account holder', value: holder, wide: true },
            { label: 'UEN', value: uen },
            { label: 'GST number', value: gstNumber ?? 'Not registered' },
            { label: 'Prepared by', value: preparedBy },
            { label: 'Approved by', value: approvedBy },
          ]}
        />
      </Stack>
    </section>
  );
}
