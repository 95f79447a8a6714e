import { Button } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import type { Profile } from '../../contract.ts';
import { BankDialog } from './BankDialog.tsx';

/** The account that commission is paid to. */
export function BankPanel({ profile }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false);
  const { role, name, bankAccount } = profile;
  if (role !== 'salesperson') return null;
  const open = () => setIsOpen(true);
  return (
    <Panel
      title="Bank account"
      action={
        bankAccount && (
          <Button variant="default" size="sm" aria-label="Change bank account" onClick={open}>
            Change
          </Button>
        )
      }
    >
      {bankAccount ? (
        <Facts
          items={[
            { label: 'Bank', value: bankAccount.bank },
            { label: 'Account number', value: <span className="g-figures">{bankAccount.number}</span> },
            { label: 'Account holder', value: bankAccount.holder },
            { label: 'Changed', value: <Instant at={bankAccount.changedAt} /> },
          ]}
        />
      ) : (
        <EmptyState
          icon={IconBuildingBank}
          title="No bank account yet"
          action={
            <Button variant="default" onClick={open}>
              Add bank account
            </Button>
          }
        >
          Say where your commission is to go.
        </EmptyState>
      )}
      <BankDialog opened={isOpen} holder={bankAccount?.holder ?? name} onClose={() => setIsOpen(false)} />
    </Panel>
  );
}
