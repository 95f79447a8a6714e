import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Data } from '#platform/contract/endpoint.ts';
import type { Cents } from '#platform/contract/money.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { billing } from '../contract/index.ts';
import { allot } from '../rules/allot.ts';
import { api } from './api.ts';
import classes from './Lines.module.css';

export type OpenInvoice = Data<typeof billing.openInvoices>['rows'][number];

type Props = {
  /** The money that is there. */
  cents: Cents;
  chosen: OpenInvoice[];
  onChange: (chosen: OpenInvoice[]) => void;
};

const typingPause = 250;

/** The invoices that money pays, in their order, each as far as it is open. Others are found by a part of what they say. */
export function InvoicePicker({ cents, chosen, onChange }: Props) {
  const [typed, type] = useState('');
  const [search] = useDebouncedValue(typed.trim(), typingPause);
  const found = useData(api.openInvoices, { query: { search } }, { enabled: search !== '', keepPrevious: true });
  const offered = (found.data?.rows ?? []).filter(
    ({ invoiceId }) => !chosen.some((one) => one.invoiceId === invoiceId),
  );
  const parts = allot(cents, chosen);
  const add = (one: OpenInvoice) => {
    onChange([...chosen, one]);
    type('');
  };
  return (
    <div>
      {chosen.length > 0 && (
        <ul className={classes.list} aria-label="Invoices that it pays">
          {chosen.map(({ invoiceId, number, to, openCents }, index) => (
            <li key={invoiceId} className={classes.line}>
              <TwoLines strong sub={to}>
                {number}
              </TwoLines>
              <span className={classes.end}>
                <TwoLines
                  sub={
                    <>
                      of <Money cents={openCents} />
                    </>
                  }
                >
                  <Money cents={parts[index]?.cents ?? 0} />
                </TwoLines>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Remove ${number}`}
                  onClick={() => onChange(chosen.filter((one) => one.invoiceId !== invoiceId))}
                >
                  <IconX size={16} />
                </ActionIcon>
              </span>
            </li>
          ))}
        </ul>
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
