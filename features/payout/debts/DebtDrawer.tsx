import { Stack } from '@mantine/core';
import { LedgerEntries } from '#features/ledger/web/index.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import type { OfList } from '#platform/web/record/useOpenedRow.ts';
import { DebtItems } from './DebtItems.tsx';
import type { Debt } from './debts.calls.ts';

/** What a payee owes and where that comes from, what was written off, and what the ledger says of that. */
export function DebtDrawer({ debt, ...ofList }: OfList & { debt: Debt | undefined }) {
  const shown = useLast(debt);
  return (
    <SideDrawer opened={debt !== undefined} {...ofList} title={shown?.name ?? ''}>
      {shown && <Details debt={shown} />}
    </SideDrawer>
  );
}

function Details({ debt: { payeeId, payeeNo, name, owedCents, writtenOffCents, writeOff, entryIds } }: { debt: Debt }) {
  return (
    <Stack gap="lg">
      <RecordHead
        number={payeeNo}
        state={writeOff && <StatusBadge tone="warning">Write-off to approve</StatusBadge>}
        title={name}
        figure={{ label: 'Owed', cents: owedCents }}
      />
      <Facts
        items={[
          writeOff && { label: 'To be written off', value: <Money cents={writeOff.cents} /> },
          writeOff && { label: 'Prepared by', value: writeOff.preparedBy },
          writtenOffCents > 0 && { label: 'Written off', value: <Money cents={writtenOffCents} /> },
          writeOff && { label: 'Reason', value: writeOff.reason, wide: true },
        ]}
      />
      <DebtItems payeeId={payeeId} />
      <LedgerEntries of={{ ids: entryIds }} />
    </Stack>
  );
}
