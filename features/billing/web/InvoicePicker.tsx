import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Data } from '#platform/contract/endpoint.ts';
import { type Cents, formatMoney } from '#platform/contract/money.ts';
import { useData } from '#platform/web/api/useData.ts';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { billing } from '../contract/index.ts';
import { allot, type Chosen, type Part } from '../rules/allot.ts';
import { api } from './api.ts';
import classes from './Lines.module.css';

export type OpenInvoice = Data<typeof billing.openInvoices>['rows'][number];
export type ChosenInvoice = OpenInvoice & Chosen;

type Props = {
  /** The money that is there. */
  cents: Cents;
  chosen: ChosenInvoice[];
  onChange: (chosen: ChosenInvoice[]) => void;
};

const typingPause = 250;

/**
 * The invoices that money pays, with the amount of each: as far as it is open until another one is typed. Others are found by a
 * part of what they say.
 */
export function InvoicePicker({ cents, chosen, onChange }: Props) {
  const [typed, type] = useState('');
  const [search] = useDebouncedValue(typed.trim(), typingPause);
  const found = useData(api.openInvoices, { query: { search } }, { enabled: search !== '', keepPrevious: true });
  const offered = (found.data?.rows ?? []).filter(
    ({ invoiceId }) => !chosen.some((one) => one.invoiceId === invoiceId),
  );
  const { parts, leftCents } = allot(cents, chosen);
  const add = (one: OpenInvoice) => {
    onChange([...chosen, one]);
    type('');
  };
  return (
    <div>
      {chosen.length > 0 && (
        <ul className={classes.list} aria-label="Invoices that it pays">
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
      <TextInput
        label={chosen.length > 0 ? 'Add an invoice' : 'For invoice'}
        description="Number, name or address"
        type="search"
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (offered[0]) add(offered[0]);
        }}
      />
      {search && typed && (
        <ul className={classes.list} aria-label="Open invoices" aria-live="polite">
          {offered.map((one) => (
            <li key={one.invoiceId} className={classes.line}>
              <TwoLines sub={`${one.to} · ${one.address}`}>{one.number}</TwoLines>
              <span className={classes.end}>
                <Money cents={one.openCents} />
                <Button size="compact-sm" variant="default" aria-label={`Add ${one.number}`} onClick={() => add(one)}>
                  Add
                </Button>
              </span>
            </li>
          ))}
          {found.data && offered.length === 0 && <li className={classes.none}>No open invoice matches.</li>}
        </ul>
      )}
    </div>
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
            <>
              of <Money cents={openCents} />
            </>
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
