import { Stack } from '@mantine/core';
import { LedgerEntries } from '#features/ledger/web/index.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { DebtItems } from './DebtItems.tsx';
import type { Debt } from './debts.calls.ts';

/** What a payee owes and where that comes from, what was written off, and what the ledger says of that. */
export function DebtDrawer({ debt, onClose }: { debt: Debt | undefined; onClose: () => void }) {
  const shown = useLast(debt);
  return (
    <SideDrawer opened={debt !== undefined} onClose={onClose} title={shown?.name ?? ''}>
      {shown && (
        <Stack gap="lg">
          <KeyValues
            items={[
              { label: 'Owed', value: <Money cents={shown.owedCents} /> },
              { label: 'Written off', value: <Money cents={shown.writtenOffCents} /> },
            ]}
          />
          <DebtItems payeeId={shown.payeeId} />
          <LedgerEntries of={{ ids: shown.entryIds }} />
        </Stack>
      )}
    </SideDrawer>
  );
}
