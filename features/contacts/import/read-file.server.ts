import { isUtf8 } from 'node:buffer';
import type { Actor } from '#platform/contract/actor.ts';
import { formatCount } from '#platform/contract/money.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { TableChoice } from '#platform/contract/table-preview.ts';
import {
  type MatchedTable,
  type ReadableSpec,
  readTable,
  requireColumns,
} from '#platform/server/table-file/given-table.ts';
import type { Area, SavedColumns } from '#platform/server/table-file/kept-columns.ts';
import { requireText, textOf } from '#platform/server/table-file/other-kind.ts';
import { unfoldedBytes } from './card-lines.rules.ts';
import { contactTable } from './headings.rules.ts';
import type { HowRead } from './imported-row.rules.ts';
import type { Target } from './raw-row.rules.ts';
import { contactsOfCards, contactsOfTable, type FoundContacts, isCards, mostContacts } from './read-contacts.rules.ts';

const bring = 'Save the contacts as CSV (UTF-8) or vCard, and import that file.';

const spec: ReadableSpec<Target> = { ...contactTable, bring, most: mostContacts, things: 'contacts', canChoose: true };

/** What a salesperson chose of the columns of their files. */
export const contactFiles = ({ actor }: { actor: Actor }): Area => ({
  owner: { kind: 'PERSON', owner: actor.userId },
  area: 'contacts',
});

type How = HowRead & { choice?: TableChoice; kept?: SavedColumns };
type Read = FoundContacts & { table?: MatchedTable<Target> };

const refused = (words: string) => new Refusal('file.unsupported', words, { field: 'file' });

/** The contacts of a file, CSV or vCard. `table`: as which table it was read. @throws Refusal for a file that is not taken */
export const readFile = async (bytes: Buffer, how: How): Promise<Read> => {
  const { table, ...contacts } = await tryFile(bytes, how);
  if (table) requireColumns(table);
  if (contacts.rows.length === 0) throw refused('This file has a line of headings and no contact.');
  if (contacts.rows.length > mostContacts)
    throw refused(`This file has more than ${formatCount(mostContacts)} contacts. Import it in parts.`);
  return table ? { ...contacts, table } : contacts;
};

/** The same of a file whose columns may not be known yet. */
export const tryFile = async (bytes: Buffer, { today, nameOrder, choice = {}, ...options }: How): Promise<Read> => {
  const wanted = { bring, encoding: choice.encoding };
  if (isCards(await requireText(bytes, wanted)))
    return contactsOfCards(await textOf(unfoldedBytes(bytes, isUtf8), wanted), { today, nameOrder });
  const table = await readTable(bytes, spec, { choice, ...options });
  return { ...contactsOfTable(table, { today, nameOrder }), table };
};
