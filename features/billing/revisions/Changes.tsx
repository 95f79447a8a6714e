import { Table } from '@mantine/core';
import { formatAmount } from '#platform/contract/money.ts';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { type Change, changesBetween } from './changes.rules.ts';
import classes from './revision.module.css';
import type { Prepared } from './revisions.calls.ts';

const words = { COMMISSION: 'Commission', SHARE: 'Share', BILL: 'Billing' };

/** What a revision changes: commission, shares and billings. */
export function Changes({
  revision: { number, before, after },
}: {
  revision: Pick<Prepared, 'number' | 'before' | 'after'>;
}) {
  return (
    <div className={classes.scroll}>
      <Table aria-label={`Changes of revision ${number}`} verticalSpacing="xs" horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>What</Table.Th>
            <Table.Th ta="end">Before (S$)</Table.Th>
            <Table.Th ta="end">After (S$)</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {changesBetween(before, after).map((change, index) => (
            // Two billings may have the same addressee.
            // biome-ignore lint/suspicious/noArrayIndexKey: a change is its place
            <Table.Tr key={index}>
              <Table.Td>
                <TwoLines sub={subOf(change)}>{change.name || words[change.of]}</TwoLines>
              </Table.Td>
              <Table.Td ta="end">{amountOf(change.before)}</Table.Td>
              <Table.Td ta="end">{amountOf(change.after)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

const amountOf = (cents: number | null) => (cents === null ? '–' : formatAmount(cents));

const subOf = ({ of, before, after, isReworded }: Change): string | undefined => {
  if (of === 'COMMISSION') return undefined;
  const how = before === null ? 'added' : after === null ? 'removed' : isReworded ? 'particulars changed' : '';
  return [words[of], how].filter(Boolean).join(', ');
};
