import { type Editor, Mark, Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/** Outdated text, such as an old price. */
export const Strike = Mark.create({
  name: 'strike',
  parseHTML: () => [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }],
  renderHTML: () => ['s', 0],
  addCommands() {
    return {
      toggleStrike:
        () =>
        ({ commands }) =>
          commands.toggleMark(this.name),
    };
  },
  addKeyboardShortcuts() {
    return { 'Mod-Shift-s': () => this.editor.commands.toggleMark(this.name) };
  },
});

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    strike: { toggleStrike: () => ReturnType };
  }
}

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'paragraph+',
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

export const TableCell = cell('tableCell', 'td');
export const TableHeader = cell('tableHeader', 'th');

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** A table as it was pasted, or of two columns. Tab leads to the next cell, and beyond the last to a new row. */
export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    return {
      Tab: () => toCell(this.editor, 1),
      'Shift-Tab': () => toCell(this.editor, -1),
    };
  },
});

/** Positions of the table, row and cell of the selection. Undefined outside of a table. */
const placeIn = ({ state }: Editor) => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 1; depth -= 1)
    if ($from.node(depth).type.name.startsWith('table') && $from.node(depth - 1).type.name === 'tableRow')
      return { $from, cellDepth: depth, row: $from.index(depth - 2), column: $from.index(depth - 1) };
  return undefined;
};

export const isInTable = (editor: Editor): boolean => placeIn(editor) !== undefined;

const toCell = (editor: Editor, step: 1 | -1): boolean => {
  const at = placeIn(editor);
  if (!at) return false;
  const { $from, cellDepth, row, column } = at;
  const table = $from.node(cellDepth - 2);
  const columns = $from.node(cellDepth - 1).childCount;
  const next = row * columns + column + step;
  if (next < 0) return true;
  const start = $from.start(cellDepth - 2);
  return editor
    .chain()
    .command(({ tr, state }) => {
      if (next >= table.childCount * columns) {
        const { tableCell, tableRow } = state.schema.nodes;
        const cells = Array.from({ length: columns }, () => tableCell?.createAndFill()).filter((made) => made != null);
        const added = tableRow?.create(null, cells);
        if (!added) return false;
        tr.insert(start + table.content.size, added);
      }
      let place = start;
      const toRow = Math.floor(next / columns);
      const toColumn = next % columns;
      const grown = tr.doc.resolve(start).node(cellDepth - 2);
      for (let at2 = 0; at2 < toRow; at2 += 1) place += grown.child(at2).nodeSize;
      for (let at2 = 0; at2 < toColumn; at2 += 1) place += grown.child(toRow).child(at2).nodeSize;
      tr.setSelection(TextSelection.near(tr.doc.resolve(place + 3)));
      return true;
    })
    .scrollIntoView()
    .run();
};

const empty = (type: string) => ({ type, content: [{ type: 'paragraph' }] });

/** Puts a table of two columns in, with a row of headings. */
export const addTable = (editor: Editor): boolean =>
  editor
    .chain()
    .focus()
    .insertContent({
      type: 'table',
      content: [
        { type: 'tableRow', content: [empty('tableHeader'), empty('tableHeader')] },
        { type: 'tableRow', content: [empty('tableCell'), empty('tableCell')] },
      ],
    })
    .run();

export const removeTable = (editor: Editor): boolean => editor.chain().focus().deleteNode('table').run();
