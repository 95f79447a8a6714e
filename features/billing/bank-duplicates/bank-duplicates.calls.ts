import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf } from '#platform/contract/fields.ts';
import { page, pageQuery } from '#platform/contract/paging.ts';
import { bankStates, duplicateAnswers } from '../billing.words.ts';
import { financeAlone } from '../parts.calls.ts';

const lineFields = {
  lineId: id(),
  day: z.iso.date(),
  payer: z.string(),
  reference: z.string(),
};

const PossibleDuplicate = z.object({
  ...lineFields,
  /** Credit is positive. */
  cents: z.int(),
  currency: z.string(),
  isReversal: z.boolean(),
  /** The file that it came in with. */
  file: z.string(),
  /** Stored lines that may be the same transaction, the most probable first. */
  standing: z.array(
    z.object({
      ...lineFields,
      /** Differs from the line's own amount where one of both is a batch of `batchCents` and the other a part of it. */
      cents: z.int(),
      batchCents: z.int().nullable(),
      state: z.enum(keysOf(bankStates)),
      receiptNumber: z.string().nullable(),
      settles: z.string().nullable(),
      /** The file that it came in with; null if that was not kept. */
      file: z.string().nullable(),
      /** Whether the two lines have a word in common. */
      sharesWords: z.boolean(),
    }),
  ),
  /** Whether it may be a line of an earlier file that is not answered yet, which comes first. */
  waits: z.boolean(),
});
export type PossibleDuplicate = z.output<typeof PossibleDuplicate>;

const ofImport = z.strictObject({ id: id() });

/** Lines of the bank that may have come in before, in another form: by another kind of file, or with other columns. */
export const duplicateCalls = {
  possibleDuplicates: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/bank-lines/possible-duplicates',
    summary:
      'The lines that may have come in before, each with the lines that it may be, and the files that they came in with.',
    query: z.strictObject(pageQuery(['Imported'])),
    data: page(PossibleDuplicate).extend({
      /** The oldest first. */
      imports: z.array(
        z.object({
          importId: id(),
          file: z.string(),
          importedAt: z.iso.datetime(),
          importedBy: z.string(),
          count: z.int(),
        }),
      ),
    }),
  }),
  duplicatesOfImport: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/bank-imports/{id}/possible-duplicates',
    summary: 'What would follow if all undecided lines of a file were answered at once.',
    params: ofImport,
    data: z.object({
      count: z.int(),
      /** Those that have a line of their own which they may be. */
      same: z.int(),
      /** Those of them that share no word with it. */
      unlike: z.int(),
      /** Those that wait for the answer of a line of an earlier file. */
      waiting: z.int(),
    }),
    apart: true,
  }),
  answerDuplicates: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/bank-imports/{id}/possible-duplicates',
    summary:
      'Answers all undecided lines of a file at once. SAME: each is the line that it probably is, one line each; what has none is left. NEW: each is a transaction of its own.',
    params: ofImport,
    body: z.strictObject({ answer: z.enum(keysOf(duplicateAnswers)) }),
    data: z.object({ answered: z.int(), left: z.int() }),
    message: 'The answers are saved.',
    refuses: ['conflict'],
    apart: true,
  }),
  answerDuplicate: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/bank-lines/{id}/duplicate',
    summary:
      'Answers whether a line is the same transaction as one that stands already: that line, or null for none. It is answered once.',
    params: z.strictObject({ id: id() }),
    command: true,
    body: z.strictObject({ sameAs: id().nullable() }),
    message: 'The answer is saved.',
    refuses: ['conflict', 'missing'],
  }),
  undoDuplicate: endpoint({
    ...financeAlone,
    method: 'DELETE',
    path: '/v1/finance/bank-lines/{id}/duplicate',
    summary: 'Makes a line that was taken for a duplicate one of its own.',
    params: z.strictObject({ id: id() }),
    message: 'The line is a transaction of its own.',
    refuses: ['conflict', 'missing'],
  }),
};
