import * as z from 'zod';
import { agencyForms } from '#features/property/words/agency-forms.ts';
import { propertyCategories, propertyTypeCodes } from '#features/property/words/categories.ts';
import { hdbTowns, tenures } from '#features/property/words/details.ts';
import { planningAreas } from '#features/property/words/planning-areas.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, inCents, keysOf, withCodes } from '#platform/contract/fields.ts';
import { representedSides, transactionTypes } from '../transaction.words.ts';

const squareMetres = z.number().nullable().describe('In square metres.');
const dayOrNull = z.iso.date().nullable();

/** Fields of step 1 as a property of a contact knows them; what it doesn't know is null or empty. */
const ProposedInfo = z.object({
  transactionType: z.enum(transactionTypes),
  representedSide: z.enum(representedSides),
  propertyCategory: z.enum(propertyCategories).nullable(),
  propertyType: withCodes(z.string(), propertyTypeCodes).nullable(),
  property: z.object({
    postalCode: z.string(),
    block: z.string(),
    street: z.string(),
    building: z.string(),
    unit: z.string(),
  }),
  hdbTown: z.enum(hdbTowns).nullable(),
  planningArea: z.enum(planningAreas).nullable(),
  leaseStartYear: z.int().nullable().describe('A year.'),
  floorArea: squareMetres,
  landArea: squareMetres,
  tenure: z.enum(keysOf(tenures)).nullable(),
  agencyForm: z.enum(keysOf(agencyForms)).nullable(),
  agencyAgreementNo: z.string(),
  agencyFrom: dayOrNull,
  agencyTo: dayOrNull,
});
export type ProposedInfo = z.output<typeof ProposedInfo>;

const Proposal = z.object({
  /** Whose property it is, or who buys or rents. */
  contact: z.object({ contactId: id(), name: z.string() }),
  info: ProposedInfo,
  /** Price or rent a month that is asked. What it went for is typed: this one is shown beside it. */
  askingCents: z.int().nullable().describe(inCents),
  /** As in the last submission of the same kind within 24 months; null: there is none with a rate. */
  commission: z
    .object({
      basis: z.enum(['PERCENT', 'MONTHS_OF_RENT']),
      rate: z.int().describe('Ten-thousandths of a percent, or of a month of rent.'),
      caseNo: z.string(),
    })
    .nullable(),
  /** Our clients, who become parties once the submission is saved. */
  parties: z.array(
    z.object({
      contactId: id(),
      name: z.string(),
      shareRate: z.int().nullable().describe('Ten-thousandths of a percent of the property.'),
    }),
  ),
});
export type Proposal = z.output<typeof Proposal>;

export const proposalCalls = {
  proposal: endpoint({
    method: 'GET',
    path: '/v1/esubmissions/proposal',
    who: 'salesperson',
    notThroughPortal: true,
    summary:
      'What a new submission begins with: a property of a contact (`from`), or a contact who buys or rents. Nothing is saved.',
    query: z
      .strictObject({ from: id().optional(), contactId: id().optional(), as: z.enum(representedSides) })
      .refine(({ from, contactId }) => (from === undefined) !== (contactId === undefined), {
        message: 'Name a property (from) or a contact (contactId).',
        path: ['from'],
      }),
    data: Proposal,
    refuses: ['missing'],
  }),
};
