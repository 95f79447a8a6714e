import { IconMessage } from '@tabler/icons-react';
import { useMemo } from 'react';
import { formatDollars } from '#platform/contract/money.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import classes from '../remarks/remarks.module.css';
import type { Row } from '../summary/summary.calls.ts';

/** The price of a sale, or the monthly rent. */
export function PriceCell({ row: { transactionType, priceCents } }: { row: Row }) {
  const amount = <Money bare cents={priceCents} />;
  return transactionType === 'SALE' ? amount : <TwoLines sub="a month">{amount}</TwoLines>;
}

/** Without cents, which prices rarely have. */
export const priceInShort = ({ transactionType, priceCents }: Row): string =>
  `${formatDollars(priceCents)}${transactionType === 'SALE' ? '' : ' a month'}`;

/** A case number in a list, marked if it has a remark that I have not read. */
export const CaseNo = ({ row: { caseNo, eSubId }, unread }: { row: Row; unread: Set<string> }) => (
  <span className="g-figures">
    {caseNo}
    {unread.has(eSubId) && (
      <span className={classes.mark} title="New remark">
        <IconMessage size={14} stroke={2} role="img" aria-label="New remark" />
      </span>
    )}
  </span>
);

/** The ids of the submissions with remarks that I have not read. The list is shown before they are loaded. */
export const useUnread = (): Set<string> => {
  const { data } = useData(api.unreadRemarks, {}, { staleTime: 30_000 });
  return useMemo(() => new Set(data?.eSubIds), [data]);
};
