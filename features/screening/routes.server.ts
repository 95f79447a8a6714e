import { implement } from '#platform/server/http/implement.ts';
import type { House } from '#platform/server/room.ts';
import { addCountry, countries, endCountry } from './countries/countries.server.ts';
import { readLists, versions } from './lists/list-versions.server.ts';
import { confirmList, discardList, loadList, restoreList } from './lists/load-list.server.ts';
import { previewList } from './lists/preview-list.server.ts';
import { screening } from './room.calls.ts';

export const screeningRoutes = (house: House) =>
  implement('screening', screening, {
    lists: readLists(house),
    versions: versions.page,
    versionsSheet: versions.file,
    previewList,
    restoreList,
    loadList,
    confirmList,
    discardList,
    countries: countries.page,
    countriesSheet: countries.file,
    addCountry,
    endCountry,
  });
