import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from '../../api.ts';

/** The oldest file first: its lines are answered before those of later ones. */
export const duplicateList = listOf(api.possibleDuplicates, { sort: { by: 'Imported', direction: 'asc' } });
