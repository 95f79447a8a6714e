import * as z from 'zod';
import { type BillFor, billTargets, propertyCategories, representedSides, transactionTypes } from './words.ts';

export const billForKeys = Object.keys(billTargets) as [BillFor, ...BillFor[]];

const some = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.array(z.enum(words)).min(1, 'Choose one at least, or leave it open.').optional();

/** When a document is asked for, as stored with its rule; what is left out asks nothing. */
export const DocCondition = z.strictObject({
  transType: some(transactionTypes),
  propType: some(propertyCategories),
  side: some(representedSides),
  /** At least so many external, internal co-brokers. */
  minEcbs: z.int().min(1).max(9).optional(),
  minIcbs: z.int().min(1).max(9).optional(),
  hasParty: z.boolean().optional(),
  billFor: some(billForKeys),
  /** Someone of the other side has no agent. */
  unrepresented: z.boolean().optional(),
  foreignTenant: z.boolean().optional(),
  /** For rules asked per party: our clients only, or everyone. */
  party: z.enum(['client', 'any']).optional(),
  /** For rules asked per party: people only, or anything else. */
  partyKind: z.enum(['individual', 'entity']).optional(),
});
export type DocCondition = z.output<typeof DocCondition>;
