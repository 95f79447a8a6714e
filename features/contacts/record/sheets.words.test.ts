import { expect, test } from 'vitest';
import { categoryWord, type PropertyCategory, propertyCategories } from '#features/property/words/categories.ts';
import type { Field } from '#platform/contract/field-sheet.ts';
import { addressSheet, contactSheet, documentSheet, profilingSheet, propertySheet } from './sheets.words.ts';

type Facts = { isPerson: boolean; category?: PropertyCategory };

const sheets: [string, Record<string, Field<Facts>>][] = [
  ['A contact', contactSheet],
  ['A property', propertySheet],
  ['An address', addressSheet],
  ['A profile', profilingSheet],
  ['A document', documentSheet],
];

const ofWhom = ({ need }: Field<Facts>): string => {
  const categories = propertyCategories.filter((category) => need({ isPerson: true, category }));
  const ofSome = categories.length > 0 && categories.length < propertyCategories.length;
  if (ofSome) return categories.map(categoryWord).join(', ');
  const [person, body] = [need({ isPerson: true }), need({ isPerson: false })];
  if (person && body) return 'everybody';
  return person ? 'people' : 'companies and other bodies';
};

/** A line a field: what it is called, its name in calls, whose it is, and which answer it follows. */
const docs = (): string => {
  const tables = sheets.map(([title, sheet]) => {
    const rows = Object.entries(sheet).map(([name, field]) => {
      const { saved, follows } = field;
      const when = [...(saved ? ['always given'] : []), ...(follows ? [`after \`${follows.field}\``] : [])].join(', ');
      return `| ${field.label} | \`${name}\` | ${ofWhom(field)} | ${when} |\n`;
    });
    return `## ${title}\n\n| Field | Here | Of | When |\n| --- | --- | --- | --- |\n${rows.join('')}`;
  });
  return `# The fields of contacts\n\nWritten from \`features/contacts/record/sheets.words.ts\` by its test (\`vitest -u\` writes it anew). Beside them a contact has names, other\nnames, the identity document, day of birth, nationality, phones, email addresses, tags, stage, roles and notes\n(\`features/contacts/record/contact.calls.ts\`).\n\n${tables.join('\n')}`;
};

test('docs/fields-contacts.md is generated from the sheets of contacts', async () => {
  await expect(docs()).toMatchFileSnapshot('../../../docs/fields-contacts.md');
});
