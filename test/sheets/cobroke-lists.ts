import { cobroke } from '#features/cobroke/contract.ts';
import { accountStateOf, accountStates, shareStates } from '#features/cobroke/words.ts';
import { day, money, sameAsList } from './opened.ts';

/** What other agencies get of deals. */
export const cobrokeLists = [
  sameAsList('Shares of co-brokers', {
    list: cobroke.shares,
    file: cobroke.sharesSheet,
    columns: {
      Deal: ({ dealNo }) => dealNo,
      Property: ({ address }) => address,
      Agency: ({ agency, agencyName }) => agency?.name ?? agencyName,
      Licence: ({ agency }) => agency?.licenceNo ?? '',
      Salesperson: ({ salesperson }) => salesperson,
      Registration: ({ registrationNo }) => registrationNo,
      'Share (S$)': ({ amountCents }) => money(amountCents),
      'Received (S$)': ({ earnedCents }) => money(earnedCents),
      'Not in a run (S$)': ({ freeCents }) => money(freeCents),
      'Tax invoice': ({ invoice }) => invoice?.number ?? '',
      Invoiced: ({ invoice }) => day(invoice?.issuedOn ?? null),
      'GST (S$)': ({ invoice }) => money(invoice?.gstCents ?? null),
      State: ({ state }) => shareStates[state],
    },
  }),
  sameAsList('Co-broke agencies', {
    list: cobroke.agencies,
    file: cobroke.agenciesSheet,
    columns: {
      Agency: ({ name }) => name,
      Licence: ({ licenceNo }) => licenceNo,
      Shares: ({ shares }) => shares,
      'Not in a run (S$)': ({ freeCents }) => money(freeCents),
      'GST number': ({ account }) => account?.gstNumber ?? '',
      Bank: ({ account }) => account?.bank ?? '',
      Account: ({ account }) => account?.accountMasked ?? '',
      'To approve': ({ waiting }) => (waiting ? `${waiting.bank} ${waiting.accountMasked}` : ''),
      State: (agency) => accountStates[accountStateOf(agency)],
    },
  }),
];
