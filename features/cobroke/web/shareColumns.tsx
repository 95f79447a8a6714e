import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { Share } from '../contract.ts';
import { type ShareState, shareStates } from '../words.ts';

const tones: Record<ShareState, Tone> = {
  PENDING: 'neutral',
  NO_AGENCY: 'danger',
  NO_ACCOUNT: 'warning',
  NO_INVOICE: 'warning',
  OTHER_INVOICE: 'warning',
  READY: 'info',
  TAKEN: 'success',
  WENT_BACK: 'neutral',
  OWED: 'danger',
};

export const ShareBadge = ({ state }: { state: ShareState }) => (
  <StatusBadge tone={tones[state]}>{shareStates[state]}</StatusBadge>
);

type Sums = { amountCents: number; earnedCents: number; freeCents: number };

export const shareColumnsOf = (sums: Sums | null | undefined): Column<Share>[] => [
  {
    id: 'deal',
    header: 'Deal',
    card: 'lead',
    cell: ({ dealNo, address }) => (
      <TwoLines strong sub={address}>
        {dealNo}
      </TwoLines>
    ),
  },
  {
    id: 'agency',
    header: 'Co-broker',
    cell: ({ agency, agencyName, salesperson }) => <TwoLines sub={salesperson}>{agency?.name ?? agencyName}</TwoLines>,
  },
  {
    id: 'share',
    header: 'Share (S$)',
    align: 'end',
    width: 130,
    cell: ({ amountCents }) => <Money bare cents={amountCents} />,
    total: sums && <Money bare cents={sums.amountCents} />,
  },
  {
    id: 'earned',
    header: 'Received (S$)',
    align: 'end',
    width: 130,
    cell: ({ earnedCents }) => <Money bare cents={earnedCents} />,
    total: sums && <Money bare cents={sums.earnedCents} />,
  },
  {
    id: 'free',
    header: 'Not in a run (S$)',
    align: 'end',
    width: 140,
    cell: ({ freeCents }) => <Money bare cents={freeCents} />,
    total: sums && <Money bare cents={sums.freeCents} />,
  },
  { id: 'state', header: 'State', width: 180, card: 'corner', cell: ({ state }) => <ShareBadge state={state} /> },
];
