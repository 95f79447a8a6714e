import { IconCash, IconCashBanknote } from '@tabler/icons-react';
import { seesMoney } from '#features/ledger/web/index.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { searchIn } from '#platform/web/shell/search/searchIn.ts';
import { api } from './api.web.ts';
import { runKinds, runStates } from './payout.words.ts';

const runAt = (runId: string) => `/agency-desk/finance/payouts/${runId}`;

/** Payout runs and their payments in the header's search of finance: by number, payee or amount. */
export const searchPayouts = [
  {
    id: 'payout-runs',
    heading: 'Payout runs',
    isFor: seesMoney,
    search: searchIn(api.runs, ({ runId, number, kind, netCents, state }) => ({
      id: runId,
      label: number ?? 'Draft',
      description: `${runKinds[kind]} · ${formatMoney(netCents)} · ${runStates[state]}`,
      to: runAt(runId),
      icon: IconCashBanknote,
    })),
  },
  {
    id: 'payments',
    heading: 'Payouts',
    isFor: seesMoney,
    search: searchIn(api.payments, ({ lineId, runId, runNumber, voucher, name, netCents }) => ({
      id: lineId,
      label: voucher ?? name,
      description: [...(voucher ? [name] : []), formatMoney(netCents), runNumber ?? 'Draft run'].join(' · '),
      to: `${runAt(runId)}?${new URLSearchParams({ search: voucher ?? name })}`,
      icon: IconCash,
    })),
  },
];
