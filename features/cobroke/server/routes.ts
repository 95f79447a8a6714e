import { implement } from '#platform/server/http/implement.ts';
import { cobroke } from '../contract.ts';
import { creditInvoice, enterInvoice } from './invoices.ts';
import { agenciesSheet, listAgencies } from './list-agencies.ts';
import { listShares, readShare, sharesSheet } from './list-shares.ts';
import { tieShare } from './tie-share.ts';

export const cobrokeRoutes = implement('cobroke', cobroke, {
  agencies: listAgencies,
  agenciesSheet,
  shares: listShares,
  sharesSheet,
  share: readShare,
  tie: tieShare,
  enterInvoice,
  creditInvoice,
});
