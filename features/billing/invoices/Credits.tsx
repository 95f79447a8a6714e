import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { useData } from '#platform/web/api/useData.ts';
import { api } from '../api.web.ts';
import classes from '../Lines.module.css';
import { SearchToAdd, useSearch } from '../receipts/SearchToAdd.tsx';
import type { billing } from '../room.calls.ts';

export type Credit = Data<typeof billing.bill>['credits'][number];

type Props = {
  billId: string;
  /** What is offered: the payer's own, and what was found of others. */
  credits: Credit[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
  onFind: (credit: Credit) => void;
};

const saidOf = ({ payer, receivedOn, isOtherRate }: Credit) =>
  `${payer}, ${formatDay(receivedOn)}${isOtherRate ? ', at another rate of GST' : ''}`;

/** Money that pays nothing yet, from which the invoice may be paid at its issue: the payer's, and by a search anybody's. */
export function Credits({ billId, credits, chosen, onChange, onFind }: Props) {
  const [isSearching, setSearching] = useState(false);
  const { typed, type, search, isCurrent } = useSearch();
  const query = { params: { id: billId }, query: { search } };
  const found = useData(api.findCredit, query, { enabled: search !== '', keepPrevious: true });
  const isOffered = ({ receiptId }: Credit) => credits.some((one) => one.receiptId === receiptId);
  const offered = search ? found.data?.rows.filter((one) => !isOffered(one)) : undefined;
  const add = (id: string) => {
    for (const credit of offered ?? []) if (credit.receiptId === id) onFind(credit);
    onChange([...chosen, id]);
    type('');
  };
  return (
    <Stack gap="xs">
      {credits.length > 0 && (
        <Checkbox.Group
          label="Pay from credit"
          description="Money that came in before the invoice"
          value={chosen}
          onChange={onChange}
        >
          <ul>
            {credits.map((credit) => (
              <li key={credit.receiptId} className={classes.line}>
                <Checkbox
                  value={credit.receiptId}
                  label={`${credit.number}: ${formatMoney(credit.leftCents)}`}
                  description={saidOf(credit)}
                />
              </li>
            ))}
          </ul>
        </Checkbox.Group>
      )}
      {isSearching ? (
        <SearchToAdd
          label="Credit of another payer"
          description="Payer, or number of the receipt"
          typed={typed}
          onType={type}
          isCurrent={isCurrent && !found.isPlaceholderData}
          offered={offered?.map((credit) => ({
            id: credit.receiptId,
            number: credit.number,
            sub: saidOf(credit),
            cents: credit.leftCents,
          }))}
          heading="Receipts with credit left"
          none="No receipt with credit left matches."
          onAdd={add}
        />
      ) : (
        <Group>
          <Button size="compact-sm" variant="subtle" onClick={() => setSearching(true)}>
            Pay from another payer’s credit
          </Button>
        </Group>
      )}
    </Stack>
  );
}
