import type { Counting, DealState, DealType } from '../words.ts';

type Days = { from?: string | undefined; to?: string | undefined };
type Wanted = Days & { by?: Counting; type?: DealType; state?: DealState; open?: string };

const withSearch = (path: string, search: Record<string, string | undefined>) => {
  const given = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/** The addresses of lists with the filters that give the rows of a figure. */
export const places = {
  dashboard: '/my-productions',
  deals: (wanted: Wanted = {}) => withSearch('/my-productions/submitted-deal', wanted),
  received: ({ from, to }: Days = {}) => withSearch('/my-productions/commission-payout/received', { from, to }),
  paid: ({ from, to }: Days = {}) => withSearch('/my-productions/commission-payout/paid', { from, to }),
  next: '/my-productions/commission-payout/next',
  outstanding: (late?: string) => withSearch('/my-productions/outstanding-invoice', { late }),
};
