import { expect, it } from 'vitest';
import { root } from './runtime.mjs';
import { checkType, mostSizes, strangersIn, tooManySizes } from './type.mjs';

it('no file has a size, a weight or a colour of its own', () => {
  expect(checkType(root)).toEqual({ passed: true, report: '' });
});

it.each([
  'font-size: 15px;',
  'font-size: 0.875rem;',
  'font-size: var(--mantine-font-size-sm);',
  'font-weight: 650;',
  'font-weight: bold;',
  "style={{ fontSize: '1.5rem' }}",
  'style={{ fontWeight: 700 }}',
  '<Text fz="13px">',
  '<Text fz={15}>',
  '<Text fw={700}>',
  '<Text lh={1.2}>',
  'color: #fff;',
  'border: 1px solid #D41F57;',
  'background: rgb(0 0 0 / 60%);',
  "fill='#1f1d1b'",
])('%s is refused', (text) => {
  expect(strangersIn('features/contacts/record/Details.tsx', `\n${text}`)).toMatchObject([{ line: 2 }]);
});

it.each([
  'font-size: var(--g-13);',
  'font-size: inherit;',
  'font-weight: 500;',
  '<Text fz="sm" fw={600}>',
  '<Text fw={isCurrent ? 600 : 400}>',
  'color: var(--g-accent);',
  'href="#parties"',
  '@media print {\n  td {\n    font-size: 10px;\n  }\n}',
])('%s may stand', (text) => {
  expect(strangersIn('features/contacts/record/Details.tsx', text)).toEqual([]);
});

it('knows the places with colours of their own', () => {
  expect(strangersIn('platform/web/shell/header/Mark.tsx', 'fill="#d41f57"')).toEqual([]);
});

it('counts how often sheets say a size', () => {
  const sheet = '.a {\n  font-size: var(--g-13);\n}\n';
  expect(tooManySizes([sheet.repeat(mostSizes)])).toEqual([]);
  expect(tooManySizes([sheet.repeat(mostSizes), sheet])).toHaveLength(1);
});
