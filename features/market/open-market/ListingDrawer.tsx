import { Button, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { hasDesk } from '#platform/contract/actor.ts';
import { formatDay } from '#platform/contract/days.ts';
import { isPortal } from '#platform/web/api/portal.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { api } from '../api.web.ts';
import { ListingComparables } from '../comparables/Comparables.tsx';
import { type MeasurementUnit, measurementUnits, unitPriceWords } from '../tools.words.ts';
import { areaWords, dollars, unitDollars } from '../words.web.ts';
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
  const mayWithdraw = hasDesk(useMe(), 'content');
  return (
    <SideDrawer wide opened={listing !== undefined} onClose={onClose} title={listing ? addressOf(listing) : ''}>
      {listing && (
        <Stack gap="lg">
          <KeyValues
            items={[
              { label: 'Offer', value: `${purposes[listing.purpose]}, ${listingStates[listing.state].toLowerCase()}` },
              {
                label: 'Asking',
                value: `${dollars(listing.askingCents)}, ${unitDollars(listing.unitPriceCents)} ${unitPriceWords[unit]}`,
              },
              { label: 'Type', value: listedTypes[listing.propertyType] ?? listing.propertyType },
              { label: 'Area', value: `${areaWords(listing.area)} ${measurementUnits[unit]}` },
              { label: 'Bedrooms', value: listing.bedrooms },
              ...(listing.unit ? [{ label: 'Unit', value: `#${listing.unit}` }] : []),
              { label: 'Salesperson', value: `${listing.agentName}, ${listing.registrationNo}` },
              {
                label: 'Shown until',
                value: `${formatDay(listing.expiresOn)}${listing.isExpired ? ', over' : ''}`,
              },
              ...(listing.withdrawnReason
                ? [{ label: 'Withdrawn by the content desk', value: listing.withdrawnReason, wide: true }]
                : []),
              ...(listing.remarks ? [{ label: 'Remarks', value: listing.remarks, wide: true }] : []),
            ]}
          />
          {listing.isMine && !isPortal() && (
            <div>
              <Button variant="default" onClick={() => onEdit(listing)}>
                Edit or renew
              </Button>
            </div>
          )}
          {mayWithdraw && <Withdrawal listing={listing} onDone={onClose} />}
          <Stack gap="xs">
            <Title order={3} size="h4">
              {listing.purpose === 'SALE' ? 'Comparable sales' : 'Comparable tenancies'}
            </Title>
            <ListingComparables unit={unit} listing={listing} />
          </Stack>
        </Stack>
      )}
    </SideDrawer>
  );
}

/** How the content desk takes it out of the market. */
function Withdrawal({ listing, onDone }: { listing: Listing; onDone: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useChange(api.withdrawListing);
  const { listingId, version } = listing;
  return (
    <div>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        Withdraw
      </Button>
      <ReasonDialog
        danger
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={(reason) =>
          withdraw.mutateAsync({ params: { id: listingId }, body: { version, reason } }).then(onDone)
        }
        title={`Withdraw ${addressOf(listing)}?`}
        label="Why is it withdrawn?"
        confirm="Withdraw"
        cancel="Keep it"
      >
        Nobody sees it any more but its salesperson, who reads the reason.
      </ReasonDialog>
    </div>
  );
}

/** Without the block where that is not shown. */
export const addressOf = ({ category, block, street, building }: Listing): string =>
  [category === 'hdb' && 'Blk', block, street].filter(Boolean).join(' ') + (building && `, ${building}`);
