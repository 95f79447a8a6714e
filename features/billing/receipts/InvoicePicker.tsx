import { ActionIcon, Stack } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Data } from '#platform/contract/endpoint.ts';
import { type Cents, formatMoney } from '#platform/contract/money.ts';
import { useData } from '#platform/web/api/useData.ts';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import classes from '../Lines.module.css';
import type { billing } from '../room.calls.ts';
import { allot, type Chosen, type Part } from './allot.rules.ts';
import { SearchToAdd, useSearch } from './SearchToAdd.tsx';

export type OpenInvoice = Data<typeof billing.openInvoices>['rows'][number];
export type ChosenInvoice = OpenInvoice & Chosen;

type Props = {
  /** The money that is there. */
  cents: Cents;
  chosen: ChosenInvoice[];
  onChange: (chosen: ChosenInvoice[]) => void;
};

/**
 * The invoices that money pays, with the amount of each: as far as it is open until another one is typed. Others are found by a
 * part of what they say.
 */
export function InvoicePicker({ cents, chosen, onChange }: Props) {
  const { typed, type, search, isCurrent } = useSearch();
  const found = useData(api.openInvoices, { query: { search } }, { enabled: search !== '', keepPrevious: true });
  const isChosen = ({ invoiceId }: OpenInvoice) => chosen.some((one) => one.invoiceId === invoiceId);
  const offered = search ? found.data?.rows.filter((one) => !isChosen(one)) : undefined;
  const { parts, leftCents } = allot(cents, chosen);
  const add = (id: string) => {
    onChange([...chosen, ...(offered ?? []).filter(({ invoiceId }) => invoiceId === id)]);
    type('');
  };
  return (
    <Stack gap="sm">
      {chosen.length > 0 && (
        <ul aria-label="Invoices that it pays">
          {chosen.map((invoice, index) => (
            <ChosenLine
              key={invoice.invoiceId}
              invoice={invoice}
              part={parts[index]}
              onType={(typedCents) => onChange(chosen.with(index, { ...invoice, typedCents }))}
              onRemove={() => onChange(chosen.toSpliced(index, 1))}
            />
          ))}
        </ul>
      )}
      {leftCents < 0 && (
        <Notice live tone="danger" title={`The invoices take ${formatMoney(-leftCents)} more than there is`} />
      )}
      <SearchToAdd
        label={chosen.length > 0 ? 'Add an invoice' : 'For invoice'}
        description="Number, name or address"
        typed={typed}
        onType={type}
        isCurrent={isCurrent && !found.isPlaceholderData}
        offered={offered?.map(({ invoiceId, number, to, address, openCents }) => ({
          id: invoiceId,
          number,
          sub: `${to} · ${address}`,
          cents: openCents,
        }))}
        heading="Open invoices"
        none="No open invoice matches."
        onAdd={add}
      />
    </Stack>
  );
}

type LineProps = {
  invoice: ChosenInvoice;
  part: Part | undefined;
  onType: (cents: Cents | null) => void;
  onRemove: () => void;
};

/** An invoice with the amount that it gets. */
function ChosenLine({ invoice: { number, to, openCents, typedCents }, part, onType, onRemove }: LineProps) {
  return (
    <li className={classes.line}>
      <TwoLines strong sub={to}>
        {number}
      </TwoLines>
      <span className={classes.end}>
        <MoneyInput
          className={classes.amount ?? ''}
          aria-label={`Amount for ${number}`}
          description={
            !part?.problem && (
              <>
                of <Money cents={openCents} />
              </>
            )
          }
          inputWrapperOrder={['input', 'description', 'error']}
          value={typedCents === undefined ? part?.cents : typedCents}
          error={part?.problem}
          onChange={onType}
        />
        <ActionIcon variant="subtle" color="gray" aria-label={`Remove ${number}`} onClick={onRemove}>
          <IconX size={16} />
        </ActionIcon>
      </span>
    </li>
  );
}
