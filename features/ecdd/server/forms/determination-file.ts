import { and, eq } from 'drizzle-orm';
import type { FileMaker } from '#features/media/server/index.ts';
import { ecddForm, ecddRating } from '../tables.ts';
import { determinationPdf } from './paper.ts';

/** The determination of a form, for whom `formFileOwner` lets open it. */
export const makeDetermination: FileMaker = async (at, fileId) => {
  const [found] = await at.db
    .select({ form: ecddForm })
    .from(ecddRating)
    .innerJoin(ecddForm, and(eq(ecddForm.id, ecddRating.formId), eq(ecddForm.version, ecddRating.version)))
    .where(eq(ecddRating.fileId, fileId))
    .limit(1);
  return found && determinationPdf(at, found.form);
};
