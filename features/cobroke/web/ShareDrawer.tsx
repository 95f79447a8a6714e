import { Anchor, Stack } from '@mantine/core';
import { LedgerEntries } from '#features/ledger/web/index.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { RecordDrawer } from '#platform/web/record/RecordDrawer.tsx';
import type { cobroke, Share } from '../contract.ts';
import { api } from './api.ts';
import { CreditNoteForm, InvoiceForm } from './InvoiceForms.tsx';
import { ShareBadge } from './ShareBadge.tsx';
import { TieForm } from './TieForm.tsx';
import { Unfold } from './Unfold.tsx';

/** A share of another agency: whose it is, and its tax invoice. */
export function ShareDrawer({ share, onClose }: { share: Share | undefined; onClose: () => void }) {
  return (
    <RecordDrawer
      of={share}
      call={api.share}
      input={({ shareId }) => ({ params: { id: shareId } })}
      title={({ dealNo }) => dealNo}
      onClose={onClose}
    >
      {(details) => <Details share={details} />}
    </RecordDrawer>
  );
}

function Details({ share }: { share: Data<typeof cobroke.share> }) {
  const { agency, agencyName, salesperson, registrationNo, invoice } = share;
  return (
    <Stack gap="lg">
      <KeyValues
        short
        items={[
          { label: 'Property', value: share.address, wide: true },
          { label: 'Agency as submitted', value: agencyName, wide: true },
          { label: 'State', value: <ShareBadge state={share.state} />, wide: true },
          { label: 'Salesperson', value: <TwoLines sub={registrationNo}>{salesperson}</TwoLines> },
          { label: 'Share', value: <Money cents={share.amountCents} /> },
          { label: 'Received', value: <Money cents={share.earnedCents} /> },
          { label: 'Not in a run', value: <Money cents={share.freeCents} /> },
          ...(agency
            ? [{ label: 'Paid to', value: <TwoLines sub={agency.licenceNo}>{agency.name}</TwoLines>, wide: true }]
            : []),
          ...(invoice
            ? [
                {
                  label: 'Tax invoice',
                  value: (
                    <TwoLines
                      sub={
                        <>
                          <Day day={invoice.issuedOn} />, GST {formatMoney(invoice.gstCents)}
                        </>
                      }
                    >
                      {invoice.number}
                    </TwoLines>
                  ),
                  wide: true,
                },
              ]
            : []),
        ]}
      />
      <Next share={share} />
      <LedgerEntries of={{ ids: share.entryIds }} />
    </Stack>
  );
}

/** What finance does next with the share. */
function Next({ share }: { share: Share }) {
  const { shareId, agency, invoice, isRegistered, state, freeCents, earnedCents } = share;
  if (!agency) return <TieForm share={share} />;
  return (
    <>
      {state === 'NO_ACCOUNT' && (
        <Notice tone="warning" title="The agency has no approved bank account">
          <Anchor component={RouteLink} to={`/agency-desk/finance/cobrokers/agencies?search=${agency.licenceNo}`}>
            Agencies and accounts
          </Anchor>
        </Notice>
      )}
      {state === 'WENT_BACK' && invoice && (
        <Notice tone="warning" title="The client’s money went back">
          If it does not come again, ask {agency.name} for a credit note to {invoice.number}, and enter it.
        </Notice>
      )}
      {state === 'OTHER_INVOICE' && invoice && (
        <Notice tone="warning" title={`The tax invoice is of ${formatMoney(invoice.netCents)}`}>
          The share is {formatMoney(share.amountCents)} now. Ask {agency.name} for a credit note to {invoice.number} and
          for a tax invoice of the share, and enter both.
        </Notice>
      )}
      {invoice && (
        <Unfold label="Enter credit note">
          <CreditNoteForm key={invoice.invoiceId} invoiceId={invoice.invoiceId} />
        </Unfold>
      )}
      {!invoice && isRegistered && <InvoiceForm shareId={shareId} amountCents={share.amountCents} />}
      {!invoice && freeCents === earnedCents && (
        <Unfold label="Change agency">
          <TieForm share={share} />
        </Unfold>
      )}
    </>
  );
}
