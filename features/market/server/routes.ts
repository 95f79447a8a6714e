import { implement } from '#platform/server/http/implement.ts';
import { market } from '../contract/index.ts';
import { findComparables, findListingComparables } from './comparables/find.ts';
import { fetchDataset, readDatasets } from './desk/datasets.ts';
import { beginImport, confirmImport, discardImport, imports, readImport } from './desk/imports.ts';
import { reverseImport } from './import/reverse.ts';
import { exportOpenMarket, listOpenMarket } from './open-market/list.ts';
import { addListing, changeListing, withdrawListing } from './open-market/write.ts';
import { readPlace } from './places/read-place.ts';
import { forgetSearch, listSaved, lookAtSearch, saveSearch } from './saved/saved.ts';
import { dotsCaveat, exportCaveats, searchCaveats, shareCaveats } from './search/caveat.ts';
import { dotsHdb, exportHdb, searchHdb, shareHdb } from './search/hdb.ts';
import { caveatTypes, projectNames, propertyTypes, streetNames } from './search/names.ts';
import { dotsRental, exportRental, searchRental, shareRental } from './search/rental.ts';

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
