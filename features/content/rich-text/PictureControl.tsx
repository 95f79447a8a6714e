import { FileButton } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconPhoto } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { pictureKinds } from '../pictures/pictures.words.ts';

type Props = { editor: Editor; onAdd: (files: File[]) => void; onDescribe: () => void };

/** Adds a picture, or describes the one that is selected. */
export function PictureControl({ editor, onAdd, onDescribe }: Props) {
  const isSelected = useEditorState({ editor, selector: (state) => state.editor.isActive('image') });
  const label = isSelected ? 'Describe the picture' : 'Picture';
  return (
    <FileButton multiple accept={pictureKinds} onChange={onAdd}>
      {({ onClick }) => (
        <RichTextEditor.Control
          active={isSelected}
          aria-label={label}
          title={label}
          onClick={isSelected ? onDescribe : onClick}
        >
          <IconPhoto size={16} stroke={1.5} />
        </RichTextEditor.Control>
      )}
    </FileButton>
  );
}
