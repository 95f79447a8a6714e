import { formatAmount } from '#platform/contract/money.ts';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { type Change, changesBetween } from './changes.rules.ts';
import type { Prepared } from './revisions.calls.ts';

const words = { COMMISSION: 'Commission', SHARE: 'Share', BILL: 'Billing' };

/** What a revision changes: commission, shares and billings. */
export function Changes({
  revision: { number, before, after },
}: {
  revision: Pick<Prepared, 'number' | 'before' | 'after'>;
}) {
  return (
    <MiniTable
      label={`Changes of revision ${number}`}
      rows={changesBetween(before, after)}
      columns={[
        {
          id: 'what',
          header: 'What',
          cell: (change) => <TwoLines sub={subOf(change)}>{change.name || words[change.of]}</TwoLines>,
        },
        { id: 'before', header: 'Before (S$)', align: 'end', cell: (change) => amountOf(change.before) },
        { id: 'after', header: 'After (S$)', align: 'end', cell: (change) => amountOf(change.after) },
      ]}
    />
  );
}

const amountOf = (cents: number | null) => (cents === null ? '–' : formatAmount(cents));

const subOf = ({ of, before, after, isReworded }: Change): string | undefined => {
  if (of === 'COMMISSION') return undefined;
  const how = before === null ? 'added' : after === null ? 'removed' : isReworded ? 'particulars changed' : '';
  return [words[of], how].filter(Boolean).join(', ');
};
