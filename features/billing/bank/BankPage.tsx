import { IconBuildingBank } from '@tabler/icons-react';
import { urlOf } from '#platform/web/api/client.ts';
import { useFileAct } from '#platform/web/files/useFileAct.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { List } from '#platform/web/list/List.tsx';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { useOpenedRow } from '#platform/web/record/useOpenedRow.ts';
import { api } from '../api.web.ts';
import { PossibleDuplicates } from '../bank-duplicates/PossibleDuplicates.tsx';
import { bankStates, grounds, receiptParts } from '../billing.words.ts';
import { bankList } from '../lists.web.ts';
import type { BankLine } from '../room.calls.ts';
import { BankBadge } from './BankBadge.tsx';
import { BankLineDrawer } from './BankLineDrawer.tsx';
import { bankFields } from './bank.words.ts';
import { ConfirmPayments } from './ConfirmPayments.tsx';
import { ImportStatement } from './ImportStatement.tsx';

const stateOptions = optionsOf(bankStates);
/** What a line is, or probably is. A question mark: it can be confirmed. */
const matchOf = ({
  state,
  receiptNumber,
  receiptPart,
  settles,
  recorded,
  proposal,
  payment,
  proForma,
  note,
  cents,
  sameAs,
}: BankLine) => {
  if (receiptNumber && receiptPart)
    return cents > 0 ? receiptNumber : <TwoLines sub={receiptParts[receiptPart]}>{receiptNumber}</TwoLines>;
  if (sameAs) return <TwoLines sub={sameAs.file}>{sameAs.reference || sameAs.payer || '–'}</TwoLines>;
  if (state === 'BOOKED') return cents < 0 ? 'Bank charge' : 'Interest';
  if (settles) return cents > 0 ? <TwoLines sub="Returned">{settles}</TwoLines> : settles;
  if (payment) return <Named payment={payment} isReturn={cents > 0} />;
  if (recorded[0]) return <RecordedAs recorded={recorded} />;
  if (!proposal) return proForma ? <TwoLines sub="Pro-forma">{proForma.number}</TwoLines> : note || '–';
  const [first, ...more] = proposal.invoices;
  return (
    <TwoLines sub={grounds[proposal.ground]}>
      {first?.number}
      {more.length > 0 && ` and ${more.length} more`}?
    </TwoLines>
  );
};

/** The payment that a line names. A question mark: it can be confirmed. */
function Named({ payment, isReturn }: { payment: NonNullable<BankLine['payment']>; isReturn: boolean }) {
  const { number, to, problem } = payment;
  if (problem) return <TwoLines sub={problem}>{number}</TwoLines>;
  return <TwoLines sub={isReturn ? `Returned by ${to}` : to}>{number}?</TwoLines>;
}

/** What finance has recorded already that a line probably is. */
function RecordedAs({ recorded: [first, ...more] }: { recorded: BankLine['recorded'] }) {
  if (!first) return null;
  const what = first.part === 'STANDING' ? 'Recorded already' : receiptParts[first.part];
  return (
    <TwoLines sub={what}>
      {first.number}
      {more.length > 0 && ` or ${more.length} more`}?
    </TwoLines>
  );
}

/** /agency-desk/finance/bank: the lines of the bank's statements, and the receipts and payments that they are. */
export function BankPage() {
  const { filters } = useListSearch(bankList);
  const opened = useOpenedRow<BankLine>();
  const exported = useFileAct(urlOf(api.bankSheet, { query: filters }));
  return (
    <>
      <ImportStatement>{(button) => <PageHeader title="Bank" action={button} more={[exported]} />}</ImportStatement>
      <PossibleDuplicates />
      <ConfirmPayments />
      <List
        fields={bankFields}
        call={api.bankLines}
        search={bankList}
        name="bank-lines"
        title="Bank lines"
        rowId="lineId"
        onOpen={opened.open}
        searches="Payer or reference"
        selects={[{ name: 'state', label: 'State', options: stateOptions, width: 180 }]}
        days
        columns={[
          { field: 'day', width: 130 },
          {
            field: 'payer',
            header: 'Bank details',
            under: ({ reference, isReversal }) =>
              isReversal ? ['Reversal', reference].filter(Boolean).join(' · ') : reference,
            card: 'address',
          },
          {
            field: 'cents',
            cell: ({ cents, currency }) => (
              <>
                {currency !== 'SGD' && `${currency} `}
                <Money bare cents={cents} />
              </>
            ),
            width: 150,
          },
          { id: 'pays', header: 'Match', width: 240, cell: matchOf },
          {
            field: 'state',
            cell: BankBadge,
            card: 'state',
            width: 170,
          },
        ]}
        empty={
          <EmptyState icon={IconBuildingBank} title="No statement imported yet">
            Download a statement from the bank, as CSV or camt.053, and import it here.
          </EmptyState>
        }
      />
      <BankLineDrawer line={opened.row} {...opened.drawer} />
    </>
  );
}
