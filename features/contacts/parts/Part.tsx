import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import classes from '../record/ContactParts.module.css';

type Props<Row> = {
  title: string;
  /** One of them, in small letters. */
  one: string;
  rows: Row[];
  mayChange: boolean;
  line: (row: Row) => ReactNode;
  sub: (row: Row) => ReactNode;
  /** What can be begun from one. */
  verbs?: (row: Row) => ReactNode;
  remove: (row: Row) => Promise<unknown>;
  /** The form of one, or of a new one. */
  form: (row: Row | undefined, close: () => void) => ReactNode;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  hint: string;
};

/** The records of a kind that belong to a contact: a line each, and a drawer for its form. */
export function Part<Row extends { id: string }>(props: Props<Row>) {
  const { title, one, rows, mayChange, line, sub, verbs, remove, form, icon, hint } = props;
  const [open, setOpen] = useState<Row | 'new'>();
  const close = () => setOpen(undefined);
  const add = mayChange && (
    <Button size="sm" leftSection={<IconPlus size={16} stroke={1.7} />} onClick={() => setOpen('new')}>
      {`Add ${one}`}
    </Button>
  );
  return (
    <Panel title={title} action={rows.length > 0 && add}>
      {rows.length === 0 ? (
        <EmptyState icon={icon} title={`No ${title.toLowerCase()} yet`} action={add}>
          {hint}
        </EmptyState>
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row.id} className={classes.record}>
              <TwoLines strong sub={sub(row)}>
                {line(row)}
              </TwoLines>
              {mayChange && (
                <div className={classes.acts}>
                  <Button size="xs" variant="default" onClick={() => setOpen(row)}>
                    Edit
                  </Button>
                  <ConfirmButton size="xs" label="Remove" title={`Remove this ${one}?`} onConfirm={() => remove(row)}>
                    {line(row)}
                  </ConfirmButton>
                </div>
              )}
              {mayChange && verbs && <div className={classes.verbs}>{verbs(row)}</div>}
            </li>
          ))}
        </ul>
      )}
      <SideDrawer opened={open !== undefined} onClose={close} title={open === 'new' ? `New ${one}` : `Edit ${one}`}>
        {open && form(open === 'new' ? undefined : open, close)}
      </SideDrawer>
    </Panel>
  );
}
