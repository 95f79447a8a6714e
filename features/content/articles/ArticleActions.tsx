import { Menu } from '@mantine/core';
import { IconArchive, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { MoreActions } from '#platform/web/kit/dialogs/MoreActions.tsx';
import { api } from '../api.web.ts';
import type { DeskArticle } from './articles.calls.ts';

/** Archives an article, or deletes one that was never public. */
export function ArticleActions({ article }: { article: DeskArticle }) {
  const { id, version, state, title, summary, body, category, audience, publishAt } = article;
  const [removing, setRemoving] = useState(false);
  const navigate = useNavigate();
  const change = useChange(api.changeArticle, { says: () => 'Article archived.' });
  const remove = useChange(api.removeArticle, { onDone: () => void navigate({ to: '/agency-desk/content' }) });
  const archive = () =>
    change.mutate({
      params: { id },
      body: {
        title,
        summary,
        version,
        publishAt,
        body,
        category: category.code,
        audience: audience.map(({ key }) => key),
        archiveAt: 'now',
      },
    });
  return (
    <>
      <MoreActions>
        {state !== 'archived' && (
          <Menu.Item leftSection={<IconArchive size={16} stroke={1.7} />} onClick={archive}>
            Archive
          </Menu.Item>
        )}
        {(state === 'draft' || state === 'scheduled') && (
          <Menu.Item leftSection={<IconTrash size={16} stroke={1.7} />} onClick={() => setRemoving(true)}>
            Delete
          </Menu.Item>
        )}
        {state === 'archived' && <Menu.Item disabled>Archived. To show it again, remove the last day.</Menu.Item>}
      </MoreActions>
      <ConfirmDialog
        opened={removing}
        onClose={() => setRemoving(false)}
        onConfirm={() =>
          remove.mutateAsync({ params: { id } }).then(
            () => undefined,
            () => undefined,
          )
        }
        title="Delete this article?"
        confirm="Delete"
        danger
      >
        {title} was not published. Its text is lost.
      </ConfirmDialog>
    </>
  );
}
