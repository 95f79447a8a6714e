import * as z from 'zod';

/** What someone who is signed in shows again, before a change that whoever stole their session would want. */
export const Confirmation = z.strictObject({ password: z.string().min(1, 'Type your password.').max(1_000) });
export type Confirmation = z.output<typeof Confirmation>;
