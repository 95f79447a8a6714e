import { Skeleton } from '@mantine/core';
import { SecondStepSection } from '#features/identity/web/index.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ErrorCard } from '#platform/web/kit/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/PageHeader.tsx';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { api } from './api.ts';
import classes from './ProfilePage.module.css';
import { BankPanel } from './parts/BankPanel.tsx';
import { ContactPanel } from './parts/ContactPanel.tsx';
import { FacePanel } from './parts/FacePanel.tsx';
import { LinksPanel } from './parts/LinksPanel.tsx';
import { MailsPanel } from './parts/MailsPanel.tsx';
import { RecordPanel } from './parts/RecordPanel.tsx';
import { SessionsPanel } from './parts/SessionsPanel.tsx';

/** /profile: what the agency knows of me, and what of it I change myself. */
export function ProfilePage() {
  return (
    <>
      <PageHeader title="Profile" />
      <Sections />
    </>
  );
}

function Sections() {
  const found = useData(api.read, {});
  if (found.error) {
    return (
      <Panel>
        <ErrorCard error={found.error} onRetry={() => void found.refetch()} retrying={found.isFetching} />
      </Panel>
    );
  }
  const { data: profile } = found;
  if (!profile) return <Waiting />;
  return (
    <div className={classes.columns}>
      <div>
        <FacePanel profile={profile} />
        <ContactPanel profile={profile} />
        <MailsPanel profile={profile} />
        <SecondStepSection />
      </div>
      <div>
        <RecordPanel profile={profile} />
        <BankPanel profile={profile} />
        <SessionsPanel />
        <LinksPanel profile={profile} />
      </div>
    </div>
  );
}

const heights = [
  { column: 'first', panels: [148, 236, 300] },
  { column: 'second', panels: [190, 180, 220] },
];

function Waiting() {
  return (
    <div className={classes.columns} role="status" aria-label="Loading profile">
      {heights.map(({ column, panels }) => (
        <div key={column} className={classes.waiting}>
          {panels.map((height) => (
            <Skeleton key={height} height={height} radius={8} />
          ))}
        </div>
      ))}
    </div>
  );
}
