import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { Select } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import { LinkRows } from './LinkRows.tsx';
import type { Link } from './links.calls.ts';
import { type LinkGroup, linkGroups } from './links.words.ts';

const LinkDrawer = lazy(async () => ({ default: (await import('./LinkDrawer.tsx')).LinkDrawer }));

/** /agency-desk/links: the links of each group, their order, and which are hidden. */
export function LinksDeskPage() {
  // Null once it was closed: until it is opened first, its form is not loaded.
  const [editing, setEditing] = useState<Link | 'new' | null>();
  const { group = 'gov-e-services' } = useSearch({ strict: false }) as { group?: LinkGroup };
  const navigate = useNavigate();
  const all = useData(api.allLinks, {});
  return (
    <>
      <PageHeader title="Links" action={<Button onClick={() => setEditing('new')}>New link</Button>} />
      <Panel
        title={linkGroups[group]}
        description="Drag links, or move them with the arrows. Hidden links are shown here only."
        action={
          <Select
            aria-label="Page"
            w={220}
            data={optionsOf(linkGroups)}
            value={group}
            onChange={(chosen: string | null) => void navigate({ to: '.', search: { group: chosen } as never })}
          />
        }
      >
        <Loaded of={all}>
          {(links) => {
            const own = links.filter((link) => link.group === group);
            return own.length > 0 ? (
              // Other links begin with rows of their own; another order of the same ones does not.
              <LinkRows
                key={own
                  .map(({ id }) => id)
                  .sort()
                  .join()}
                group={group}
                links={own}
                onEdit={setEditing}
              />
            ) : (
              <EmptyState icon={IconLink} title="No links here yet">
                Add one: it is shown on the page at once, unless you hide it.
              </EmptyState>
            );
          }}
        </Loaded>
      </Panel>
      {editing !== undefined && (
        <Suspense fallback={null}>
          <LinkDrawer editing={editing ?? undefined} group={group} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </>
  );
}
