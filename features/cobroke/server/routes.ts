import { implement } from '#platform/server/http/implement.ts';
import { cobroke } from '../contract.ts';
import { creditInvoice, enterInvoice } from './invoices.ts';
import { agencies } from './list-agencies.ts';
import { readShare, shares } from './list-shares.ts';
import { tieShare } from './tie-share.ts';

export const cobrokeRoutes = implement('cobroke', cobroke, {
  agencies: agencies.page,
  agenciesSheet: agencies.file,
  shares: shares.page,
  sharesSheet: shares.file,
  share: readShare,
  tie: tieShare,
  enterInvoice,
  creditInvoice,
});
