import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { SecondStepSection } from '#features/identity/index.web.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { useOffer } from '#platform/web/shell/ports.ts';
import { api } from './api.ts';
import { ContactPanel } from './contact/ContactPanel.tsx';
import { KeysPanel } from './KeysPanel.tsx';
import { LinksPanel } from './LinksPanel.tsx';
import classes from './ProfilePage.module.css';
import { FacePanel } from './picture/FacePanel.tsx';
import { notificationChoices } from './ports.ts';
import { BankPanel } from './record/BankPanel.tsx';
import { RecordPanel } from './record/RecordPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

/** /profile: one's own record, with the parts that one may change. */
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
  const Notifications = useOffer(notificationChoices);
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
        <Suspense fallback={<Skeleton height={300} radius={8} />}>{Notifications && <Notifications />}</Suspense>
        <SecondStepSection />
      </div>
      <div>
        <RecordPanel profile={profile} />
        <BankPanel profile={profile} />
        <SessionsPanel />
        <KeysPanel />
        <LinksPanel profile={profile} />
      </div>
    </div>
  );
}

const heights = [
  { column: 'first', panels: [148, 236, 300] },
  { column: 'second', panels: [190, 180, 220, 130] },
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
