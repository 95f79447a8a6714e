import { expect, it } from 'vitest';
import { nameOfFile } from './names.rules.ts';

it.each([
  ['HDB_Resale Checklist.pdf', 'HDB Resale Checklist'],
  ['Form 5.1 Tenancy.docx', 'Form 5.1 Tenancy'],
  ['CEA Form v2.0 (Feb. 2026)', 'CEA Form v2.0 (Feb. 2026)'],
  ['.pdf', '.pdf'],
  ['___.pdf', 'Form'],
  [`${'a'.repeat(119)}😀.pdf`, 'a'.repeat(119)],
])('%s is called %s', (file, name) => {
  expect(nameOfFile(file)).toBe(name);
});
