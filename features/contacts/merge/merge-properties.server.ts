import { eq, inArray } from 'drizzle-orm';
import type { Writing } from '#platform/server/context.ts';
import { contactProperty } from '../tables.server.ts';
import { mergedProperty } from './merge-property.rules.ts';

/** Fills the properties of a contact from those of another with the same address. Answers what differs, a line each. */
export const mergeProperties = async (
  at: Writing,
  { keep, lose }: { keep: string; lose: string },
): Promise<string[]> => {
  const rows = await at.db
    .select()
    .from(contactProperty)
    .where(inArray(contactProperty.contactId, [keep, lose]));
  const lines: string[] = [];
  for (const own of rows.filter(({ contactId }) => contactId === keep)) {
    const other = rows.find(({ contactId, addressKey }) => contactId === lose && addressKey === own.addressKey);
    if (!other) continue;
    const { values, left } = mergedProperty(own, other);
    lines.push(...left);
    if (Object.keys(values).length === 0) continue;
    const changed = { ...values, version: own.version + 1 };
    await at.db.update(contactProperty).set(changed).where(eq(contactProperty.id, own.id));
  }
  return lines;
};
