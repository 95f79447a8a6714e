import { Stack } from '@mantine/core';
import { LedgerEntries } from '#features/ledger/web/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import type { OfList } from '#platform/web/record/useOpenedRow.ts';
import type { Withheld } from './withheld.calls.ts';
import { WithheldBadge } from './withheldColumns.tsx';

/** What was withheld, where it went, and what the ledger says of it. */
export function WithheldDrawer({ item, ...ofList }: OfList & { item: Withheld | undefined }) {
  const shown = useLast(item);
  return (
    <SideDrawer opened={item !== undefined} {...ofList} title={shown?.text ?? ''}>
      {shown && <Details item={shown} />}
    </SideDrawer>
  );
}

function Details({ item }: { item: Withheld }) {
  const { text, name, cents, state, withheldOn, voucher, remittance, takenBack, entryIds } = item;
  return (
    <Stack gap="lg">
      <RecordHead
        number={voucher}
        state={<WithheldBadge state={state} />}
        title={text}
        line={[name, `withheld ${formatDay(withheldOn)}`]}
        figure={{ label: 'Withheld', cents }}
      />
      <Facts
        items={[
          remittance && { label: 'Remitted to', value: remittance.recipient },
          remittance && { label: 'Remitted on', value: <Day day={remittance.remittedOn} /> },
          remittance && { label: 'Reference', value: remittance.reference, wide: true },
          takenBack && { label: 'Last taken back', value: <Day day={takenBack.takenBackOn} /> },
          takenBack && { label: 'Reason', value: takenBack.reason, wide: true },
        ]}
      />
      <LedgerEntries of={{ ids: entryIds }} />
    </Stack>
  );
}
