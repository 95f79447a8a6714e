import { implement } from '#platform/server/http/implement.ts';
import { market } from '../contract/index.ts';
import { findComparables, findListingComparables } from './comparables/find.ts';
import { exportOpenMarket, listOpenMarket } from './open-market/list.ts';
import { addListing, changeListing, withdrawListing } from './open-market/write.ts';
import { exportCaveats, searchCaveats } from './search/caveat.ts';
import { exportHdb, searchHdb } from './search/hdb.ts';
import { caveatTypes, projectNames, propertyTypes, streetNames } from './search/names.ts';
import { exportRental, searchRental } from './search/rental.ts';

export const marketRoutes = implement('market', market, {
  caveat: searchCaveats,
  caveatExport: exportCaveats,
  projectNames,
  streetNames,
  caveatTypes,
  propertyTypes,
  hdb: searchHdb,
  hdbExport: exportHdb,
  rental: searchRental,
  rentalExport: exportRental,
  openMarket: listOpenMarket,
  openMarketExport: exportOpenMarket,
  addListing,
  changeListing,
  withdrawListing,
  comparables: findComparables,
  listingComparables: findListingComparables,
});
