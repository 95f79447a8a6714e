import { RichTextEditor } from '@mantine/tiptap';
import { IconTable, IconTableMinus } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { addTable, isInTable, removeTable } from './tables.web.ts';

/** Adds a table, or removes the one that is written in. Tab leads from cell to cell, and to a new row. */
export function TableControl({ editor }: { editor: Editor }) {
  const isInside = useEditorState({ editor, selector: (state) => isInTable(state.editor) });
  const label = isInside ? 'Remove the table' : 'Table';
  const Icon = isInside ? IconTableMinus : IconTable;
  return (
    <RichTextEditor.Control
      active={isInside}
      aria-label={label}
      title={label}
      onClick={() => (isInside ? removeTable(editor) : addTable(editor))}
    >
      <Icon size={16} stroke={1.5} />
    </RichTextEditor.Control>
  );
}
