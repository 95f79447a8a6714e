import { expect, it } from 'vitest';
import { checkClasses, deadClasses } from './css-classes.mjs';
import { root } from './runtime.mjs';

it('no sheet has a class that nobody names', () => {
  expect(checkClasses(root)).toEqual({ passed: true, report: '' });
});

const sheet =
  '/* .gone */\n.line,\n.title:hover {\n  color: red;\n}\n\n.line :global(.mantine-Button-root) {\n  gap: 1.5rem;\n}\n';

it('finds a class that none of its importers names', () => {
  expect(deadClasses(sheet, [{ as: 'classes', text: 'className={classes.line}' }])).toEqual(['title']);
  expect(deadClasses(sheet, [{ as: 'lines', text: "lines['line'] lines.title" }])).toEqual([]);
  expect(deadClasses(sheet, [{ as: 'classes', text: 'classes[of]' }])).toEqual([]);
  expect(deadClasses(sheet, [])).toEqual(['line', 'title']);
});
