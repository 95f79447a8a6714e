import { ActionIcon } from '@mantine/core';
import { IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { SortableRows } from '#platform/web/kit/sortable/SortableRows.tsx';
import { api } from '../api.web.ts';
import { hostOf } from './LinkCards.tsx';
import classes from './LinkRows.module.css';
import type { Link } from './links.calls.ts';
import type { LinkGroup } from './links.words.ts';

type Props = { group: LinkGroup; links: Link[]; onEdit: (link: Link) => void };

/** The links of a group in their order. A change of the order shows at once, and is stored. */
export function LinkRows({ group, links, onEdit }: Props) {
  const [removing, setRemoving] = useState<Link>();
  const [ids, setIds] = useState(() => links.map(({ id }) => id));
  const order = useChange(api.orderLinks);
  const remove = useChange(api.removeLink);
  const move = (id: string, index: number) => {
    const next = ids.filter((each) => each !== id).toSpliced(index, 0, id);
    setIds(next);
    order.mutate({ body: { group, ids: next } }, { onError: () => setIds(ids) });
  };
  const ordered = ids.flatMap((id) => links.find((link) => link.id === id) ?? []);
  return (
    <>
      <SortableRows
        rows={ordered}
        label="Links"
        noun="link"
        onMove={move}
        end={(link) => (
          <>
            <ActionIcon variant="default" size={36} aria-label={`Edit ${link.title}`} onClick={() => onEdit(link)}>
              <IconPencil size={17} stroke={1.7} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={36}
              aria-label={`Delete ${link.title}`}
              onClick={() => setRemoving(link)}
            >
              <IconTrash size={17} stroke={1.7} />
            </ActionIcon>
          </>
        )}
      >
        {({ title, address, isHidden }) => (
          <span className={classes.words}>
            <span className={classes.title} data-hidden={isHidden || undefined}>
              {title}
              {isHidden && <IconEyeOff size={16} stroke={1.7} aria-label="Hidden" role="img" />}
            </span>
            <span className={classes.host}>{hostOf(address)}</span>
          </span>
        )}
      </SortableRows>
      <ConfirmDialog
        opened={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        onConfirm={async () => {
          if (removing) await remove.mutateAsync({ params: { id: removing.id } }).catch(() => undefined);
        }}
        title={`Delete ${removing?.title ?? 'link'}?`}
        confirm="Delete"
        danger
      >
        To keep it for later, hide it instead.
      </ConfirmDialog>
    </>
  );
}
