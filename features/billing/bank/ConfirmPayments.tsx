import { Box, Button } from '@mantine/core';
import { formatMoney } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { api } from '../api.web.ts';

/** How many lines of the bank name payments of ours, to be confirmed together. */
export function ConfirmPayments() {
  const found = useData(api.bankPayments, {});
  const confirm = useChange(api.confirmBankPayments);
  if (!found.data || found.data.count === 0) return null;
  const { count, cents } = found.data;
  return (
    <Box mb="md">
      <Notice
        title={count === 1 ? '1 line names a payment of a payout run' : `${count} lines name payments of payout runs`}
        action={
          <Button size="compact-md" loading={confirm.isPending} onClick={() => confirm.mutateAsync({}).catch(() => {})}>
            {count === 1 ? 'Confirm it' : 'Confirm all'}
          </Button>
        }
      >
        Number and amount agree. Together {formatMoney(cents)}.
      </Notice>
    </Box>
  );
}
