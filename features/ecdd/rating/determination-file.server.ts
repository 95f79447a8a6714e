import { eq } from 'drizzle-orm';
import type { FileMaker } from '#features/media/server/index.ts';
import { keptForm } from '../corrections/kept-form.server.ts';
import { isOfParts } from '../forms/form-state.rules.ts';
import { determinationPdf } from '../forms/paper.server.ts';
import { ecddForm, ecddRating } from '../tables.server.ts';

/** The determination of a form, or of the version that a transaction was approved with while it is corrected, for whom `formFileOwner` lets open it. */
export const makeDetermination: FileMaker = async (at, fileId) => {
  const [row] = await at.db
    .select({ form: ecddForm, version: ecddRating.version, ownVersion: ecddRating.ownVersion })
    .from(ecddRating)
    .innerJoin(ecddForm, eq(ecddForm.id, ecddRating.formId))
    .where(eq(ecddRating.fileId, fileId))
    .limit(1);
  if (!row) return undefined;
  const { form, ...parts } = row;
  const formThen = isOfParts(parts, form) ? { form } : await keptForm(at.db, form, parts.version);
  return formThen && isOfParts(parts, formThen.form) ? determinationPdf(at, formThen) : undefined;
};
