import { Anchor, Stack } from '@mantine/core';
import { useState } from 'react';
import { LedgerEntries } from '#features/ledger/web/index.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { Act, Acts } from '#platform/web/record/acts.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { RecordDrawer } from '#platform/web/record/RecordDrawer.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import type { OfList } from '#platform/web/record/useOpenedRow.ts';
import type { cobroke, Share } from '../contract.ts';
import { api } from './api.ts';
import { CreditNoteForm, InvoiceForm } from './InvoiceForms.tsx';
import { ShareBadge } from './ShareBadge.tsx';
import { TieForm } from './TieForm.tsx';

/** A share of another agency: whose it is, and its tax invoice. */
export function ShareDrawer({ share, ...ofList }: OfList & { share: Share | undefined }) {
  return (
    <RecordDrawer
      of={share}
      call={api.share}
      input={({ shareId }) => ({ params: { id: shareId } })}
      title={({ dealNo }) => dealNo}
      {...ofList}
    >
      {(details) => <Details share={details} />}
    </RecordDrawer>
  );
}

/** What is entered of a share by a form. */
type Doing = 'agency' | 'invoice' | 'credit';

function Details({ share }: { share: Data<typeof cobroke.share> }) {
  const { shareId, agencyName, salesperson, registrationNo, invoice, amountCents } = share;
  const [doing, choose] = useState<Doing>();
  const onDone = () => choose(undefined);
  return (
    <Stack gap="lg">
      <RecordHead
        number={share.dealNo}
        state={<ShareBadge state={share.state} />}
        title={agencyName}
        line={[share.address, `${salesperson} ${registrationNo}`]}
        figure={{ label: 'Share', cents: amountCents }}
        {...(!doing && verbsOf(share, choose))}
      />
      {doing === 'agency' && <TieForm share={share} onDone={onDone} />}
      {doing === 'invoice' && <InvoiceForm shareId={shareId} amountCents={amountCents} onDone={onDone} />}
      {doing === 'credit' && invoice && <CreditNoteForm invoiceId={invoice.invoiceId} onDone={onDone} />}
      {!doing && (
        <>
          <ShareFacts share={share} />
          <Notices share={share} />
          <LedgerEntries of={{ ids: share.entryIds }} />
        </>
      )}
    </Stack>
  );
}

/** What finance does next with the share, and what it does seldom. */
const verbsOf = (share: Share, choose: (doing: Doing) => void): { primary?: Act; more?: Acts } => {
  const { agency, invoice, isRegistered, freeCents, earnedCents } = share;
  if (!agency) return { primary: { label: 'Choose agency', onClick: () => choose('agency') } };
  if (invoice) return { more: [{ label: 'Enter credit note', onClick: () => choose('credit') }] };
  return {
    ...(isRegistered && { primary: { label: 'Enter tax invoice', onClick: () => choose('invoice') } }),
    more: [freeCents === earnedCents && { label: 'Change agency', onClick: () => choose('agency') }],
  };
};

function ShareFacts({ share: { earnedCents, freeCents, agency, invoice } }: { share: Share }) {
  return (
    <Facts
      items={[
        { label: 'Received', value: <Money cents={earnedCents} /> },
        { label: 'Not in a run', value: <Money cents={freeCents} /> },
        agency && {
          label: 'Paid to',
          value: <TwoLines sub={agency.licenceNo}>{agency.name}</TwoLines>,
          wide: true,
        },
        invoice && {
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
      ]}
    />
  );
}

/** What the share waits for from others. */
function Notices({ share: { agency, invoice, state, amountCents } }: { share: Share }) {
  if (!agency) return null;
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
          The share is {formatMoney(amountCents)} now. Ask {agency.name} for a credit note to {invoice.number} and for a
          tax invoice of the share, and enter both.
        </Notice>
      )}
    </>
  );
}
