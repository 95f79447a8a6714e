import { IconArchive, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { api } from '../api.web.ts';
import { belowContent } from '../belowContent.web.ts';
import { PublicationHead } from '../publication/PublicationHead.tsx';
import type { DeskArticle } from './articles.calls.ts';

type Props = {
  article: DeskArticle;
  /** Its page, as readers open it. */
  page: string;
};

/** The head of an article at the desk. It is archived, or deleted while it was never public. */
export function ArticleHead({ article, page }: Props) {
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
      <PublicationHead
        of={article}
        crumbs={belowContent}
        line={[category.name]}
        page={page}
        more={[
          state !== 'archived' && { label: 'Archive', icon: IconArchive, onClick: archive },
          (state === 'draft' || state === 'scheduled') && {
            kind: 'danger',
            label: 'Delete',
            icon: IconTrash,
            onClick: () => setRemoving(true),
          },
        ]}
      />
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
