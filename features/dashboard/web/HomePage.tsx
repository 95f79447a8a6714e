import { IconBriefcase } from '@tabler/icons-react';
import { useLoaderData } from '@tanstack/react-router';
import { useMe } from '#features/identity/web/index.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { HomePart } from '#platform/web/shell/room.ts';
import { greeting } from './greeting.ts';

const today = new Intl.DateTimeFormat('en-SG', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Home: the parts that rooms declare for this person, such as what waits for them and the newest of their work. */
export function HomePage() {
  const me = useMe();
  const { parts }: HomeParts = useLoaderData({ strict: false });
  const actions = parts.flatMap(({ id, action: Action }) => (Action ? <Action key={id} /> : []));
  const now = new Date();
  return (
    <>
      <PageHeader
        title={`${greeting(now.getHours())}, ${me.name}`}
        tab="Dashboard"
        meta={today.format(now)}
        action={actions.length > 0 && actions}
      />
      {parts.length === 0 ? <NothingYet /> : parts.map(({ id, part: Part }) => <Part key={id} />)}
    </>
  );
}

/** Shown to desks that have no part of the home page yet. */
function NothingYet() {
  return (
    <Panel>
      <EmptyState icon={IconBriefcase} title="Nothing waits for you here">
        Your desk’s own pages come in a later version. The menu leads to everything that is there.
      </EmptyState>
    </Panel>
  );
}

export type HomeParts = { parts: HomePart[] };
