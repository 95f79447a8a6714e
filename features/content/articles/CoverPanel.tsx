import { Button, FileButton, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendForm } from '#platform/web/api/send-form.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import { pictureKinds } from '../pictures/pictures.words.ts';
import { Cover } from './Cover.tsx';

/** The picture of an article. */
export function CoverPanel({ id, cover }: { id: string; cover: string | null }) {
  const queries = useQueryClient();
  const remove = useChange(api.removeCover);
  const add = useMutation({
    mutationFn: (file: File) => sendForm(api.addCover, { params: { id }, body: {} }, file),
    onSuccess: () => {
      toastResult(api.addCover.message);
      return queries.invalidateQueries();
    },
    onError: (failure) => toastResult(failure.message, 'danger'),
  });
  return (
    <Panel
      title="Picture"
      description="Shown above the text and in lists. JPEG or PNG, 15 MB at most."
      action={
        <Group gap="xs">
          <FileButton accept={pictureKinds} onChange={(file) => file && add.mutate(file)}>
            {(props) => (
              <Button variant="default" size="sm" loading={add.isPending} {...props}>
                {cover ? 'Change picture' : 'Add picture'}
              </Button>
            )}
          </FileButton>
          {cover && (
            <Button
              variant="subtle"
              color="gray"
              size="sm"
              loading={remove.isPending}
              onClick={() => remove.mutate({ params: { id } })}
            >
              Remove
            </Button>
          )}
        </Group>
      }
    >
      {cover && <Cover address={cover} />}
    </Panel>
  );
}
