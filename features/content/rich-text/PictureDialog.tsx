import { useMutation } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { sendForm } from '#platform/web/api/send-form.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { api } from '../api.web.ts';
import { longestAlt } from '../pictures/pictures.words.ts';

/** A picture that was chosen, pasted or dropped, and the place in the text where it goes; without one, the cursor's. */
export type ChosenPicture = { file: File; place?: number | undefined };

const label = 'What does the picture show?';
const why = 'Your words are read out to people who can’t see the picture, and the search finds them.';

type Props = { editor: Editor; picture: ChosenPicture; onClose: () => void };

/** Asks what a picture shows, sends it, and puts it into the text with a line after it to go on. */
export function AddPicture({ editor, picture: { file, place }, onClose }: Props) {
  const add = useMutation({
    mutationFn: () => sendForm(api.addPicture, { body: {} }, file),
    onError: (failure) => toastResult(failure.message, 'danger'),
  });
  const insert = async (alt: string) => {
    const attrs = { ...(await add.mutateAsync()), alt };
    const at = place ?? editor.state.selection;
    editor
      .chain()
      .focus()
      .insertContentAt(at, [{ type: 'image', attrs }, { type: 'paragraph' }])
      .run();
  };
  return (
    <ReasonDialog
      opened
      onClose={onClose}
      onConfirm={insert}
      title={`Add ${file.name}`}
      label={label}
      most={longestAlt}
      confirm="Add picture"
    >
      {why}
    </ReasonDialog>
  );
}

/** Changes what the selected picture is said to show. */
export function DescribePicture({ editor, onClose }: Omit<Props, 'picture'>) {
  return (
    <ReasonDialog
      opened
      onClose={onClose}
      onConfirm={async (alt) => void editor.chain().focus().updateAttributes('image', { alt }).run()}
      title="Describe the picture"
      label={label}
      initial={String(editor.getAttributes('image').alt ?? '')}
      most={longestAlt}
      confirm="Save description"
    >
      {why}
    </ReasonDialog>
  );
}
