import { Stack } from '@mantine/core';
import { LedgerEntries } from '#features/ledger/web/index.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { Withheld } from './withheld.calls.ts';

/** What was withheld, where it went, and what the ledger says of it. */
export function WithheldDrawer({ item, onClose }: { item: Withheld | undefined; onClose: () => void }) {
  const shown = useLast(item);
  return (
    <SideDrawer opened={item !== undefined} onClose={onClose} title={shown?.text ?? ''}>
      {shown && <Details item={shown} />}
    </SideDrawer>
  );
}

function Details({ item: { name, cents, withheldOn, voucher, remittance, takenBack, entryIds } }: { item: Withheld }) {
  return (
    <Stack gap="lg">
      <KeyValues
        items={[
          { label: 'Salesperson', value: name, wide: true },
          { label: 'Amount', value: <Money cents={cents} /> },
          { label: 'Withheld', value: <TwoLines sub={voucher}>{<Day day={withheldOn} />}</TwoLines> },
          ...(remittance
            ? [
                { label: 'Remitted to', value: <TwoLines sub={remittance.reference}>{remittance.recipient}</TwoLines> },
                { label: 'Remitted on', value: <Day day={remittance.remittedOn} /> },
              ]
            : []),
          ...(takenBack
            ? [
                { label: 'Last taken back', value: <Day day={takenBack.takenBackOn} /> },
                { label: 'Reason', value: takenBack.reason },
              ]
            : []),
        ]}
      />
      <LedgerEntries of={{ ids: entryIds }} />
    </Stack>
  );
}
