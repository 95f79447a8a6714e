import * as z from 'zod';

/** Document for a recipient, section by section. All of it is plain text. */
export const SignedDocument = z.object({
  /** Its title, as "Customer due diligence form". */
  title: z.string(),
  /** Its subject, as an address. Empty: none. */
  about: z.string(),
  /** Why the recipient is asked, a sentence or two. Empty: nothing. */
  why: z.string(),
  sections: z.array(
    z.object({
      title: z.string(),
      /** Beside what is in English: the same in the recipient's language, as an aid to reading. Empty: in English alone. */
      localTitle: z.string().default(''),
      /** Label over value. `isPrivate`: shown here alone, every copy masks it. */
      facts: z.array(z.object({ label: z.string(), value: z.string(), isPrivate: z.boolean().default(false) })),
      /** Questions with their answers. `code` names a question to somebody who explains it. */
      rows: z.array(
        z.object({
          code: z.string(),
          question: z.string(),
          answer: z.string(),
          remark: z.string().default(''),
          localQuestion: z.string().default(''),
          localAnswer: z.string().default(''),
        }),
      ),
    }),
  ),
  /** Sentences that the recipient confirms one by one before signing. */
  statements: z.array(z.object({ code: z.string(), text: z.string(), local: z.string().default('') })),
  /** Capacities in which one may sign. One: nothing to choose. */
  capacities: z.array(z.string()).min(1),
  /** Files that the recipient is asked for. */
  uploads: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      help: z.string().default(''),
      isRequired: z.boolean().default(false),
      /** Names of those that came. */
      files: z.array(z.string()),
    }),
  ),
});
export type SignedDocument = z.output<typeof SignedDocument>;
/** As the room above provides it. */
export type DocumentToSign = z.input<typeof SignedDocument>;
