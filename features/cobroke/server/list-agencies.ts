import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { agencyList } from '../contract.ts';
import { accountStateOf, accountStates } from '../words.ts';

/** An account as it is shown, or null. */
const accountOf = (which: string) => `
  (SELECT jsonb_build_object('accountId', x.id, 'bank', x.bank, 'holder', x.holder, 'accountMasked', x.number_masked,
     'uen', x.uen, 'gstNumber', x.gst_number, 'preparedById', x.prepared_by, 'preparedBy', p.name,
     'approvedBy', by.name, 'approvedAt', to_char(x.approved_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
   FROM register_account_public x JOIN person_public p ON p.id = x.prepared_by LEFT JOIN person_public by ON by.id = x.approved_by
   WHERE x.licence_no = a.licence_no AND x.ended_at IS NULL AND ${which})`;

const involved = `
  SELECT a.licence_no AS "licenceNo", a.name, coalesce(own.shares, 0)::int AS shares,
         coalesce(free.cents, 0)::bigint AS "freeCents",
         ${accountOf('x.approved_at IS NOT NULL')} AS account, ${accountOf('x.approved_at IS NULL')} AS waiting
  FROM register_agency_public a
  LEFT JOIN (SELECT licence_no, count(*) AS shares FROM cobroke_tie GROUP BY 1) own ON own.licence_no = a.licence_no
  LEFT JOIN (
    SELECT tie.licence_no, sum(e.cents) AS cents FROM earning_public e JOIN cobroke_tie tie ON tie.share_id = e.share_id
    WHERE e.share_id IS NOT NULL AND e.taken_by IS NULL GROUP BY 1
  ) free ON free.licence_no = a.licence_no
  WHERE own.licence_no IS NOT NULL
     OR EXISTS (SELECT FROM register_account_public x WHERE x.licence_no = a.licence_no AND x.ended_at IS NULL)
`;

const found = `
  SELECT * FROM (${involved}) agency
  WHERE ${isFound(`searched(concat_ws(' ', name, "licenceNo"))`, '$1')}
    AND CASE $2::text WHEN 'TO_APPROVE' THEN waiting IS NOT NULL WHEN 'APPROVED' THEN waiting IS NULL AND account IS NOT NULL
      WHEN 'NONE' THEN waiting IS NULL AND account IS NULL ELSE true END`;

export const agencies = serveList(agencyList, {
  name: 'co-broke-agencies',
  title: 'Co-broke agencies',
  action: 'cobroke.agencies-exported',
  order: (by, direction) => `"${by}" ${direction}, name, "licenceNo"`,
  rows: (_, { search, account }) => ({ text: found, values: [patternsOf(search), account ?? null] }),
  also: [
    { header: 'GST number', kind: 'text', width: 18, value: ({ account }) => account?.gstNumber ?? '' },
    { header: 'Bank', kind: 'text', width: 12, value: ({ account }) => account?.bank ?? '' },
    { header: 'Account', kind: 'text', width: 18, value: ({ account }) => account?.accountMasked ?? '' },
    {
      header: 'To approve',
      kind: 'text',
      width: 26,
      value: ({ waiting }) => (waiting ? `${waiting.bank} ${waiting.accountMasked}` : ''),
    },
    { header: 'State', kind: 'text', width: 16, value: (agency) => accountStates[accountStateOf(agency)] },
  ],
});
