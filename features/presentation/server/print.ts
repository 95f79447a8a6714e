import { printSheet, readKnown } from '#features/calculators/index.server.ts';
import { readFields } from '#features/calculators/inputs/fields.rules.ts';
import { findComparables } from '#features/market/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import type { presentation } from '../contract.ts';
import { comparablesQuery } from '../rules/comparables-query.ts';
import { presentationFields } from '../rules/inputs.ts';
import { presentationSheet } from '../rules/presentation-sheet.ts';

export const printPresentation = async (
  at: Reading,
  { query }: Input<typeof presentation.paper>,
): Promise<FileAnswer> => {
  const input = readFields(presentationFields, query);
  const [known, found] = await Promise.all([readKnown(at), findComparables(at, { query: comparablesQuery(input) })]);
  return printSheet(at, 'listing-presentation', presentationSheet(known, input, found));
};
