import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { Account, Agency } from '../contract.ts';
import { AccountForm } from './AccountForm.tsx';
import { registerApi } from './api.ts';
import { Unfold } from './Unfold.tsx';

/** An agency's account in force, the one that waits for approval, and preparing another. */
export function AgencyDrawer({ agency, onClose }: { agency: Agency | undefined; onClose: () => void }) {
  const shown = useLast(agency);
  return (
    <SideDrawer opened={agency !== undefined} onClose={onClose} title={shown?.name ?? ''}>
      {shown && <Details key={shown.licenceNo} agency={agency ?? shown} />}
    </SideDrawer>
  );
}

function Details({ agency }: { agency: Agency }) {
  const { account, waiting } = agency;
  return (
    <Stack gap="lg">
      {account && <AccountDetails account={account} title="Account in use" />}
      {waiting && <AccountDetails account={waiting} title="Account for approval" />}
      {!waiting && !account && <AccountForm agency={agency} />}
      {!waiting && account && (
        <Unfold key={account.accountId} label="Prepare another account">
          <AccountForm agency={agency} />
        </Unfold>
      )}
    </Stack>
  );
}

function AccountDetails({ account, title }: { account: Account; title: string }) {
  const { accountId, bank, holder, accountMasked, uen, gstNumber, preparedBy, approvedBy } = account;
  const [isOpen, open] = useState(false);
  const number = useData(registerApi.accountNumber, { params: { id: accountId } }, { enabled: isOpen });
  return (
    <section aria-label={title}>
      <Stack gap="sm">
        <h3>{title}</h3>
        <KeyValues
          items={[
            { label: 'Bank', value: bank },
            { label: 'Account number', value: number.data?.number ?? accountMasked },
            { label: 'Account holder', value: holder, wide: true },
            { label: 'UEN', value: uen || undefined },
            { label: 'GST number', value: gstNumber ?? 'Not registered' },
            {
              label: 'Prepared by',
              value: <TwoLines sub={approvedBy && `approved by ${approvedBy}`}>{preparedBy}</TwoLines>,
            },
          ]}
        />
        <Decision account={account} isShown={number.data !== undefined} onShow={() => open(true)} />
      </Stack>
    </section>
  );
}

type Props = { account: Account; isShown: boolean; onShow: () => void };

/** Approve or withdraw; and the full number, to compare it with the agency's letter. */
function Decision({ account: { accountId, preparedById, approvedAt }, isShown, onShow }: Props) {
  const isMine = useMe().userId === preparedById;
  const approve = useChange(registerApi.approveAccount);
  const withdraw = useChange(registerApi.withdrawAccount);
  const params = { id: accountId };
  return (
    <>
      {!approvedAt && isMine && <Notice title="You prepared it, so somebody else approves it." />}
      <Group gap="xs">
        {!approvedAt && !isMine && (
          <Button size="xs" loading={approve.isPending} onClick={() => approve.mutate({ params })}>
            Approve account
          </Button>
        )}
        {!isShown && (
          <Button size="xs" variant="default" onClick={onShow}>
            Show number
          </Button>
        )}
        <Button size="xs" variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate({ params })}>
          Withdraw account
        </Button>
      </Group>
    </>
  );
}
