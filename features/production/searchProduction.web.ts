import { IconBuildingEstate, IconCash, IconFileInvoice, IconUser } from '@tabler/icons-react';
import { formatMoney } from '#platform/contract/money.ts';
import type { Reader } from '#platform/web/shell/reader.ts';
import { searchIn } from '#platform/web/shell/search/searchIn.ts';
import { api } from './api.web.ts';
import { places, teamPlaces } from './links.rules.ts';
import { transactionStates } from './production.words.ts';

const isFor = ({ role }: Reader) => role === 'salesperson';

/** A salesperson's own deals, invoices and payouts, and the people of their team, in the header's search. */
export const searchProduction = [
  {
    id: 'my-deals',
    heading: 'My transactions',
    isFor,
    search: searchIn(api.deals, ({ eSubId, transId, dealNo, caseNo, address, state }) => ({
      id: eSubId,
      label: dealNo ?? caseNo,
      description: `${address} · ${transactionStates[state]}`,
      to: transId ? places.deal(transId) : `/e-submission/${eSubId}`,
      icon: IconBuildingEstate,
    })),
  },
  {
    id: 'my-outstanding',
    heading: 'My outstanding invoices',
    isFor,
    search: searchIn(api.outstanding, ({ invoiceId, number, address, openCents }) => ({
      id: invoiceId,
      label: number,
      description: `${address} · ${formatMoney(openCents)}`,
      to: `${places.outstanding()}?${new URLSearchParams({ search: number })}`,
      icon: IconFileInvoice,
    })),
  },
  {
    id: 'my-payouts',
    heading: 'My payouts',
    isFor,
    search: searchIn(api.paidOut, ({ lineId, voucher, cents }) => ({
      id: lineId,
      label: voucher ?? 'Payout',
      description: formatMoney(cents),
      to: places.payout(lineId),
      icon: IconCash,
    })),
  },
  {
    id: 'my-team',
    heading: 'My team',
    isFor,
    search: searchIn(api.members, ({ saNo, name, registrationNo }) => ({
      id: saNo,
      label: name,
      description: `${registrationNo} · ${saNo}`,
      to: teamPlaces.under(saNo),
      icon: IconUser,
    })),
  },
];
