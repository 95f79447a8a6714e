import { printSheet, readKnown } from '#features/calculators/index.server.ts';
import { readFields } from '#features/calculators/inputs/fields.rules.ts';
import { contactToReport } from '#features/contacts/index.server.ts';
import { drawnLetterhead } from '#features/firm/server/index.ts';
import { findComparables } from '#features/market/index.server.ts';
import { pictureOf } from '#features/people/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import type { presentation } from '../contract.ts';
import { comparablesQuery } from '../rules/comparables-query.ts';
import { presentationFields } from '../rules/inputs.ts';
import { presentationSheet } from '../rules/presentation-sheet.ts';
import { trendPicture } from '../rules/trend-picture.ts';

const template = new URL('./presentation.typ', import.meta.url);

/** What an owner is handed: a cover with who made it for whom, what homes like this one went for by month, and the sheet. */
export const printPresentation = async (
  at: Reading,
  { query }: Input<typeof presentation.paper>,
): Promise<FileAnswer> => {
  const input = readFields(presentationFields, query);
  const [known, found, letterhead, photo, owner] = await Promise.all([
    readKnown(at),
    findComparables(at, { query: comparablesQuery(input) }),
    drawnLetterhead(at.db),
    pictureOf(at.db, at.actor.userId),
    // Whose contact it is not reads of none.
    input.contactId ? contactToReport(at, input.contactId) : undefined,
  ]);
  const data = {
    letterhead,
    photo: photo && [...photo],
    owner: owner?.name ?? '',
    trend: trendPicture(found, input.measurementUnit),
  };
  return printSheet(at, 'listing-presentation', presentationSheet(known, input, found), { template, data });
};
