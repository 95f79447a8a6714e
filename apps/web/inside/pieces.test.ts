import { expect, it } from 'vitest';
import { filesOf } from './pieces.ts';

const pieces = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_kit.js'], css: ['assets/start.css'] },
  '_kit.js': { file: 'assets/kit.js' },
  '_table.js': { file: 'assets/table.js', imports: ['_kit.js'], css: ['assets/table.css', 'assets/start.css'] },
  '../../features/a/web/ListPage.tsx': { file: 'assets/ListPage.js', imports: ['_kit.js', '_table.js'] },
  '../../features/a/web/OtherPage.tsx': { file: 'assets/OtherPage.js', imports: ['_table.js'] },
};

it('names the files of pages, each once, without those that the app starts with', () => {
  expect([...filesOf(pieces, ['ListPage'])]).toEqual(['assets/ListPage.js', 'assets/table.js', 'assets/table.css']);
  expect(filesOf(pieces, ['ListPage', 'OtherPage'])).toContain('assets/OtherPage.js');
});

it('names nothing for a page that is in no piece of its own', () => {
  expect(filesOf(pieces, ['UnknownPage'])).toEqual(new Set());
});
