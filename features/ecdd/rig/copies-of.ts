import { ask } from '#platform/server/database/ask.ts';
import type { TestApp } from '#test/app.ts';

/** Copies of a form, one for each of these, which say what of its columns differs. Their numbers begin with DRAWN-. */
export const copiesOf = async ({ services }: TestApp, like: string, drawn: object[]): Promise<string[]> => {
  const [columns] = await ask<{ names: string }>(
    services.database,
    `SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns
     WHERE table_name = 'ecdd_form' AND is_generated = 'NEVER'`,
  );
  const made = await ask<{ id: string; no: string }>(
    services.database,
    `INSERT INTO ecdd_form (${columns?.names}) SELECT ${columns?.names}
     FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS of_form (differs, n), LATERAL (
       SELECT (jsonb_populate_record(form, of_form.differs || jsonb_build_object('id', gen_random_uuid(), 'form_no', 'DRAWN-' || n))).*
       FROM ecdd_form form WHERE id = $1
     ) f RETURNING id, form_no AS no`,
    [like, JSON.stringify(drawn)],
  );
  const idOf = new Map(made.map(({ id, no }) => [no, id]));
  return drawn.map((_, index) => idOf.get(`DRAWN-${index + 1}`) ?? '');
};
