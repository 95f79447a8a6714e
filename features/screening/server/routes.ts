import { implement } from '#platform/server/http/implement.ts';
import type { House } from '#platform/server/room.ts';
import { screening } from '../contract/index.ts';
import { addCountry, countries, endCountry } from './countries/countries.ts';
import { readLists, versions } from './lists/list-versions.ts';
import { confirmList, discardList, loadList, restoreList } from './lists/load-list.ts';
import { previewList } from './lists/preview-list.ts';

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
