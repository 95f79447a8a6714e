import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from './api.ts';

export const approvalList = listOf(api.approvals, { sort: { by: 'Determined', direction: 'asc' } });
