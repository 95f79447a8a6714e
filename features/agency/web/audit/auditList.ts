import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from '../api.ts';

/** The filters and the order of the audit trail in the URL. */
export const auditList = listOf(api.audit);
