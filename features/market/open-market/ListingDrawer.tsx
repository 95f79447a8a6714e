import { Stack } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { hasDesk } from '#platform/contract/actor.ts';
import { formatDay } from '#platform/contract/days.ts';
import { isPortal } from '#platform/web/api/portal.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { api } from '../api.web.ts';
import { ListingComparables } from '../comparables/Comparables.tsx';
import { type MeasurementUnit, measurementUnits, unitPriceWords } from '../tools.words.ts';
import { areaWords, unitDollars } from '../words.web.ts';
import { listedTypes, listingStates, purposes } from './listings.words.ts';
import type { Listing } from './open-market.calls.ts';

type Props = {
  listing: Listing | undefined;
  unit: MeasurementUnit;
  onClose: () => void;
  onEdit: (listing: Listing) => void;
};

/** A listing with whom to call, and what homes like it went for. */
export function ListingDrawer({ listing, unit, onClose, onEdit }: Props) {
  return (
    <SideDrawer wide opened={listing !== undefined} onClose={onClose} title="Listing">
      {listing && (
        <Stack gap="lg">
          <ListingHead listing={listing} unit={unit} onEdit={onEdit} onWithdrawn={onClose} />
          <Facts
            items={[
              { label: 'Unit price', value: `${unitDollars(listing.unitPriceCents)} ${unitPriceWords[unit]}` },
              { label: 'Bedrooms', value: listing.bedrooms },
              { label: 'Unit', value: listing.unit && `#${listing.unit}` },
              {
                label: 'Shown until',
                value: `${formatDay(listing.expiresOn)}${listing.isExpired ? ', over' : ''}`,
              },
              { label: 'Withdrawn by the content desk', value: listing.withdrawnReason, wide: true },
              { label: 'Remarks', value: listing.remarks, wide: true },
            ]}
          />
          <Stack gap="xs">
            <h3>{listing.purpose === 'SALE' ? 'Comparable sales' : 'Comparable tenancies'}</h3>
            <ListingComparables unit={unit} listing={listing} />
          </Stack>
        </Stack>
      )}
    </SideDrawer>
  );
}

type HeadProps = Pick<Props, 'unit' | 'onEdit'> & { listing: Listing; onWithdrawn: () => void };

/** Its salesperson edits or renews it; the content desk takes it out of the market. */
function ListingHead({ listing, unit, onEdit, onWithdrawn }: HeadProps) {
  const { listingId, version, purpose, state, propertyType, area, agentName, registrationNo, askingCents } = listing;
  const mayWithdraw = hasDesk(useMe(), 'content');
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useChange(api.withdrawListing);
  return (
    <>
      <RecordHead
        title={addressOf(listing)}
        number={purposes[purpose]}
        state={
          <StatusBadge tone={state === 'WITHDRAWN' ? 'warning' : 'neutral'} icon={null}>
            {listingStates[state]}
          </StatusBadge>
        }
        line={[
          listedTypes[propertyType] ?? propertyType,
          `${areaWords(area)} ${measurementUnits[unit]}`,
          `${agentName}, ${registrationNo}`,
        ]}
        figure={{
          label: purpose === 'SALE' ? 'Asking price' : 'Asking rent a month',
          cents: askingCents,
          isPrice: true,
        }}
        primary={
          listing.isMine && !isPortal()
            ? { label: 'Edit or renew', icon: IconPencil, onClick: () => onEdit(listing) }
            : undefined
        }
        more={[mayWithdraw && { kind: 'danger', label: 'Withdraw', onClick: () => setIsAsking(true) }]}
      />
      <ReasonDialog
        danger
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={(reason) =>
          withdraw.mutateAsync({ params: { id: listingId }, body: { version, reason } }).then(onWithdrawn)
        }
        title={`Withdraw ${addressOf(listing)}?`}
        label="Why is it withdrawn?"
        confirm="Withdraw"
        cancel="Keep it"
      >
        Nobody sees it any more but its salesperson, who reads the reason.
      </ReasonDialog>
    </>
  );
}

/** Without the block where that is not shown. */
export const addressOf = ({ category, block, street, building }: Listing): string =>
  [category === 'hdb' && 'Blk', block, street].filter(Boolean).join(' ') + (building && `, ${building}`);
