import { setting } from '#features/settings/contract.ts';
import { text } from '#platform/contract/fields.ts';

/** The text of the public page /temp. */
export const publicNotice = setting('publicNotice', text(20_000), '', {
  group: 'Public pages',
  desk: 'content',
  title: 'Notice on /temp',
  help: 'A page that anyone can read without signing in. Plain paragraphs, an empty line between them; web addresses become links. Empty: it says that there is nothing now.',
});
