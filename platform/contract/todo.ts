import * as z from 'zod';

/** The kind of a to-do. The page has an icon for each. */
const todoKinds = ['returned', 'call', 'invoice', 'option', 'circular', 'cpd', 'customer', 'draft'] as const;

/** The meaning of the day: due then, waiting since then, or created then. */
const dayWords = ['due', 'since', 'created'] as const;

/** Something that waits for a person, as a line of their home page. */
export const Todo = z.object({
  /** The record: of two lines about one record only the first is shown. */
  key: z.string(),
  kind: z.enum(todoKinds),
  /** What is to be done: `Answer 2 queries`. */
  what: z.string(),
  /** With whom, where or for how much. */
  which: z.string(),
  day: z.iso.date().nullable(),
  dayIs: z.enum(dayWords),
  /** Added to the other line about the same record: `option ends 03 Dec`. */
  also: z.string().optional(),
  /** The page of the record. */
  to: z.string(),
  verb: z.string(),
  /** Where it is done, unless that is the page of the record. */
  doneAt: z.string().optional(),
  /** A contact who is called, as the contacts page offers it. */
  reach: z
    .object({
      contactId: z.string(),
      name: z.string(),
      phones: z.array(z.string()),
      emails: z.array(z.string()),
      hasWhatsapp: z.boolean(),
    })
    .optional(),
});
export type Todo = z.output<typeof Todo>;

/** The to-dos of one room: its most urgent lines, and how many more there are. */
export type Todos = { rows: Todo[]; more: number };

/** How many lines of a room are read at most. */
export const mostTodos = 50;
