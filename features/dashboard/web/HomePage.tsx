import { IconBriefcase } from '@tabler/icons-react';
import { NewTransaction, worksAtDesk } from '#features/esubmission/web/index.ts';
import { useMe } from '#features/identity/web/index.ts';
import { EmptyState } from '#platform/web/kit/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/PageHeader.tsx';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { AgentHome } from './AgentHome.tsx';
import { DeskHome } from './DeskHome.tsx';
import { greeting } from './greeting.ts';

const today = new Intl.DateTimeFormat('en-SG', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Home: what waits for me, and the newest of my work. */
export function HomePage() {
  const me = useMe();
  const now = new Date();
  const isAgent = me.role === 'salesperson';
  return (
    <>
      <PageHeader
        title={`${greeting(now.getHours())}, ${me.name}`}
        tab="Dashboard"
        meta={today.format(now)}
        action={isAgent && <NewTransaction />}
      />
      {isAgent ? <AgentHome /> : worksAtDesk(me) ? <DeskHome /> : <OtherHome />}
    </>
  );
}

/** For desks whose work has no page here yet. */
function OtherHome() {
  return (
    <Panel>
      <EmptyState icon={IconBriefcase} title="Nothing waits for you here">
        Your desk’s own pages come in a later version. The menu leads to everything that is there.
      </EmptyState>
    </Panel>
  );
}
