import { IconBuildingEstate } from '@tabler/icons-react';
import { seesMoney } from '#features/ledger/web/index.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { listAt, searchIn } from '#platform/web/shell/search/searchIn.ts';
import { api } from '../api.web.ts';

/** Finance's deals in the header's search: by number, address, salesperson or commission. */
export const searchDeals = {
  id: 'deals',
  heading: 'Deals',
  isFor: seesMoney,
  search: searchIn(api.deals, ({ dealId, dealNo, address, ownerName, commissionCents }) => ({
    id: dealId,
    label: dealNo,
    description: `${address} · ${ownerName} · ${formatMoney(commissionCents)}`,
    to: listAt('/agency-desk/finance/deals', dealNo),
    icon: IconBuildingEstate,
  })),
};
