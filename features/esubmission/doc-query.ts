import * as z from 'zod';
import { day, id, listOf } from '#platform/contract/fields.ts';
import { billForKeys } from './doc-condition.ts';
import { propertyCategories, representedSides, transactionTypes } from './words.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const howMany = z.coerce.number().int().min(0).max(99);

/**
 * 00's query parameters of the checklist: a submission, or a combination to ask about. Given with a submission, each
 * takes the place of what the submission says. `newTransPary`: with one more client, a person unless it names a company.
 */
export const DocQuery = z.strictObject({
  eSubId: id().optional(),
  transType: z.enum(transactionTypes).optional(),
  propType: z.enum(propertyCategories).optional(),
  side: z.enum(representedSides).optional(),
  numberOfEcbs: howMany.optional(),
  numberOfIcbs: howMany.optional(),
  hasParty: flag.optional(),
  billFor: listOf(z.enum(billForKeys)).optional(),
  newTransPary: z.enum(['true', 'false', 'INDIVIDUAL', 'COMPANY']).optional(),
  checkDate: day().optional(),
});
export type DocQuery = z.output<typeof DocQuery>;
