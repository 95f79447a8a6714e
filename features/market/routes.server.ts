import { implement } from '#platform/server/http/implement.ts';
import { findComparables, findListingComparables } from './comparables/find.server.ts';
import { dotsHdb, exportHdb, searchHdb, shareHdb } from './hdb-resale/hdb.server.ts';
import { fetchDataset, readDatasets } from './import/datasets.server.ts';
import { beginImport, confirmImport, discardImport, imports, readImport } from './import/imports.server.ts';
import { reverseImport } from './import/reverse.server.ts';
import { exportOpenMarket, listOpenMarket } from './open-market/list.server.ts';
import { addListing, changeListing, withdrawListing } from './open-market/write.server.ts';
import { readPlace } from './places/read-place.server.ts';
import { dotsCaveat, exportCaveats, searchCaveats, shareCaveats } from './private-sales/caveat.server.ts';
import { dotsRental, exportRental, searchRental, shareRental } from './rental/rental.server.ts';
import { market } from './room.calls.ts';
import { forgetSearch, listSaved, lookAtSearch, saveSearch } from './saved/saved.server.ts';
import { caveatTypes, projectNames, propertyTypes, streetNames } from './search/names.server.ts';

export const marketRoutes = implement('market', market, {
  caveat: searchCaveats,
  caveatExport: exportCaveats,
  caveatCard: shareCaveats,
  caveatDots: dotsCaveat,
  projectNames,
  streetNames,
  caveatTypes,
  propertyTypes,
  hdb: searchHdb,
  hdbExport: exportHdb,
  hdbCard: shareHdb,
  hdbDots: dotsHdb,
  rental: searchRental,
  rentalExport: exportRental,
  rentalCard: shareRental,
  rentalDots: dotsRental,
  openMarket: listOpenMarket,
  openMarketExport: exportOpenMarket,
  addListing,
  changeListing,
  withdrawListing,
  comparables: findComparables,
  listingComparables: findListingComparables,
  datasets: readDatasets,
  imports: imports.page,
  importsSheet: imports.file,
  importRecord: readImport,
  beginImport,
  confirmImport,
  discardImport,
  reverseImport,
  fetchDataset,
  place: readPlace,
  savedSearches: listSaved,
  saveSearch,
  lookAtSearch,
  forgetSearch,
});
