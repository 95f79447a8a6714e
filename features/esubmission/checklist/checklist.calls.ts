import * as z from 'zod';
import { propertyCategories } from '#features/property/words/categories.ts';
import { addDays, type Day } from '#platform/contract/days.ts';
import { commaList, day, id, requiredText, text, withCodes } from '#platform/contract/fields.ts';
import { stamp } from '../parts.calls.ts';
import { type BillFor, billTargets } from '../roles.words.ts';
import { representedSides, transactionTypes } from '../transaction.words.ts';
import { documentIds, levels, stages } from './checklist.words.ts';

const billForKeys = Object.keys(billTargets) as [BillFor, ...BillFor[]];

const some = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.array(z.enum(words)).min(1, 'Choose one at least, or leave it open.').optional();

/** When a document is required, as stored with its rule. A condition that is left out always holds. */
export const DocCondition = z.strictObject({
  transType: some(transactionTypes),
  propType: some(propertyCategories),
  side: some(representedSides),
  /** The least number of external co-brokers, and of internal ones. */
  minEcbs: z.int().min(1).max(9).optional(),
  minIcbs: z.int().min(1).max(9).optional(),
  hasParty: z.boolean().optional(),
  billFor: some(billForKeys),
  /** Whether a party of the other side has no agent. */
  unrepresented: z.boolean().optional(),
  foreignTenant: z.boolean().optional(),
  /** For rules per party: only our clients, or all parties. */
  party: z.enum(['client', 'any']).optional(),
  /** For rules per party: only people, or only bodies. */
  partyKind: z.enum(['individual', 'entity']).optional(),
});
export type DocCondition = z.output<typeof DocCondition>;

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const howMany = z.coerce.number().int().min(0).max(99);

/**
 * The query of the checklist: a submission, or a combination without one. Beside a submission, each parameter replaces
 * the value of the submission. `newTransPary` adds one client: a person, or a company for `COMPANY`.
 */
export const DocQuery = z.strictObject({
  eSubId: id().optional(),
  transType: z.enum(transactionTypes).optional(),
  propType: z.enum(propertyCategories).optional(),
  side: z.enum(representedSides).optional(),
  numberOfEcbs: howMany.optional(),
  numberOfIcbs: howMany.optional(),
  hasParty: flag.optional(),
  billFor: commaList(z.enum(billForKeys)).optional(),
  newTransPary: z.enum(['true', 'false', 'INDIVIDUAL', 'COMPANY']).optional(),
  checkDate: day().optional(),
});
export type DocQuery = z.output<typeof DocQuery>;

/** A rule of the checklist as the desk writes it. */
export const DocRuleInput = z.strictObject({
  documentId: withCodes(requiredText(20), documentIds),
  condition: DocCondition,
  level: z.enum(levels),
  stage: z.enum(stages),
  per: z.enum(['case', 'party']),
  /** The name of a group; one document of a group is enough. */
  anyOf: text(30).nullable().default(null),
  validFrom: day(),
  validTo: day().nullable().default(null),
});
export type DocRuleInput = z.output<typeof DocRuleInput>;

/** The last day of a rule that is replaced from a day on. A rule that has not begun yet never begins. */
export const dayBefore = (from: Day): Day => addDays(from, -1);

/** A version of a rule of the checklist. */
export const DocRuleRow = DocRuleInput.extend({
  id: z.int(),
  name: z.string(),
  /** The id of the version that it replaces. */
  replaces: z.int().nullable(),
  createdAt: stamp,
  /** null: a rule that is installed with Gable. */
  createdByName: z.string().nullable(),
});
export type DocRuleRow = z.output<typeof DocRuleRow>;
