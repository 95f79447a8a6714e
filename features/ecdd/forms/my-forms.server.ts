import { and, inArray } from 'drizzle-orm';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { placed } from '#platform/server/database/placed.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import type { ecdd } from '../room.calls.ts';
import { ecddForm } from '../tables.server.ts';
import { evaluateForm } from './evaluate-form.server.ts';
import { myFormList } from './my-forms.calls.ts';
import { visibleForms } from './scope.server.ts';

/** A paper stands for all signers; by links it is signed with the last of them. */
const text = (hasSearch: boolean) => `
  SELECT * FROM (
    SELECT f.id, f.form_no AS "formNo", f.name, f.property, f.cdd_for AS "cDDFor", f.changed_at AS "changedAt",
      CASE WHEN signed.by_all THEN signed.at END AS "signedAt",
      CASE WHEN signed.by_all THEN 'SIGNED'
           WHEN EXISTS (
             SELECT FROM ecdd_rating r WHERE r.form_id = f.id AND r.version = f.version AND r.own_version = f.own_version
           ) THEN 'DETERMINED'
           ELSE 'OPEN' END AS step
    FROM ecdd_form f
    JOIN LATERAL (
      SELECT max(s.signed_at) AS at,
        coalesce(bool_or(s.how <> 'LINK'), false) OR count(*) > jsonb_array_length(f.signers) AS by_all
      FROM ecdd_signature s WHERE s.form_id = f.id AND s.version = f.version
    ) signed ON true
    WHERE f.owner = :me AND f.over_on IS NULL
      ${hasSearch ? `AND ${isFound('f.search')}` : ''}
  ) my_forms
  WHERE :step::text IS NULL OR step = :step`;

const list = serveList(myFormList, {
  name: 'my-forms',
  title: 'E-CDD forms',
  action: 'form.list-exported',
  last: 'id',
  rows: ({ actor }, { search, step = null }) =>
    placed(text(Boolean(search)), { me: actor.userId, step, ...(search ? { words: patternsOf(search) } : {}) }),
});

/** A page of the actor's own forms, with how each stands now, as it says itself. */
export const myForms = {
  file: list.file,
  page: async (at: Reading, input: Input<typeof ecdd.myForms>): Promise<Data<typeof ecdd.myForms>> => {
    const { rows, ...page } = await list.page(at, input);
    const ids = rows.map(({ id }) => id);
    const forms = await at.db
      .select()
      .from(ecddForm)
      .where(and(inArray(ecddForm.id, ids), visibleForms(at.actor)));
    const standings = new Map(
      await Promise.all(forms.map(async (form) => [form.id, await evaluateForm(at, form)] as const)),
    );
    return {
      ...page,
      rows: rows.flatMap((row) => {
        const standing = standings.get(row.id);
        if (!standing) return [];
        const { state, rating, isSoFar, validity } = standing;
        return [{ ...row, state, rating, isSoFar, validity }];
      }),
    };
  },
};
