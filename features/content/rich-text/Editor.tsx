import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { type JSONContent, useEditor } from '@tiptap/react';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import type { RichText } from './document.calls.ts';
import classes from './Editor.module.css';
import { extensions } from './extensions.web.ts';
import { givenPictures } from './givenPictures.web.ts';
import { PictureControl } from './PictureControl.tsx';
import { AddPicture, type ChosenPicture, DescribePicture } from './PictureDialog.tsx';
import { readablePaste } from './paste.web.ts';
import { TableControl } from './TableControl.tsx';

export type EditorProps = {
  value: RichText;
  onChange: (text: RichText) => void;
  onBlur?: (() => void) | undefined;
  /** The path of the field, to which the error summary links. */
  path: string | undefined;
  labelledBy: string;
  describedBy?: string | undefined;
  isWrong: boolean;
};

/** Writes a rich text. It is loaded where somebody writes, as it is larger than most pages. */
export function Editor({ value, onChange, onBlur, path, labelledBy, describedBy, isWrong }: EditorProps) {
  const report = useEffectEvent(onChange);
  const [chosen, setChosen] = useState<ChosenPicture[]>([]);
  const [isDescribing, setDescribing] = useState(false);
  const [leftOut, setLeftOut] = useState(0);
  const choose = (files: File[], place?: number) => {
    setChosen((before) => [...before, ...files.map((file) => ({ file, place }))]);
    return files.length > 0;
  };
  const editor = useEditor({
    extensions,
    content: value as JSONContent,
    // The page's policy refuses injected style sheets; Editor.module.css has the needed rules.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        tabindex: '0',
        ...(path && { 'data-path': path }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      transformPastedHTML: (html) => {
        const read = readablePaste(html);
        setLeftOut(read.leftOut);
        return read.html;
      },
      handlePaste: (_, { clipboardData }) => choose(givenPictures(clipboardData)),
      handleDrop: (view, { dataTransfer, clientX: left, clientY: top }) =>
        choose(givenPictures(dataTransfer), view.posAtCoords({ left, top })?.pos),
    },
    // Moves the insertion place along with earlier insertions: several dropped pictures stay in their order.
    onTransaction: ({ transaction: { docChanged, mapping } }) =>
      docChanged &&
      setChosen((before) => (before.length === 0 ? before : before.map((each) => movedBy(each, mapping)))),
    onUpdate: ({ editor: changed }) => report(changed.getJSON() as RichText),
  });

  // The form set another text, such as a draft that was restored.
  useEffect(() => {
    // One that was made in a render that took long is gone by now, and another one comes.
    if (!editor || editor.isDestroyed) return;
    if (!editor.schema.nodeFromJSON(value).eq(editor.state.doc))
      editor.commands.setContent(value as JSONContent, { emitUpdate: false });
  }, [editor, value]);

  const [next] = chosen;
  return (
    <RichTextEditor
      editor={editor as unknown as Shown}
      data-wrong={isWrong || undefined}
      className={classes.editor}
      onBlur={onBlur}
      labels={labels}
    >
      <RichTextEditor.Toolbar className={classes.toolbar}>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Strikethrough />
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
          <TableControl editor={editor} />
          <PictureControl editor={editor} onAdd={choose} onDescribe={() => setDescribing(true)} />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content className={classes.content} />
      {leftOut > 0 && (
        <Notice live tone="info">
          {leftOut === 1
            ? 'Something that a text can’t hold was left out. Brackets say what it was, where it was.'
            : `${leftOut} things that a text can’t hold were left out. Brackets say what they were, where they were.`}
        </Notice>
      )}
      {next && (
        <AddPicture
          key={chosen.length}
          editor={editor}
          picture={next}
          onClose={() => setChosen(([_, ...rest]) => rest)}
        />
      )}
      {isDescribing && <DescribePicture editor={editor} onClose={() => setDescribing(false)} />}
    </RichTextEditor>
  );
}

const movedBy = ({ file, place }: ChosenPicture, mapping: { map: (place: number) => number }): ChosenPicture => ({
  file,
  place: place === undefined ? undefined : mapping.map(place),
});

/** The package's declarations name those of Tiptap for `require`, which are the same. */
type Shown = ComponentProps<typeof RichTextEditor>['editor'];

const labels = {
  linkEditorInputPlaceholder: 'https://… or /page',
  h2ControlLabel: 'Heading',
  h3ControlLabel: 'Subheading',
};
