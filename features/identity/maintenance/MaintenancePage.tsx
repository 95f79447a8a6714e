import { Button } from '@mantine/core';
import { IconCircleCheck, IconTool } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { PublicPage } from '#platform/web/shell/PublicPage.tsx';
import { closedWords, comingWords } from './maintenance.rules.ts';
import { useMaintenance } from './useMaintenance.web.ts';

/** /pages-maintenance: until when Gable is closed. It returns to the app by itself afterwards. */
export function MaintenancePage() {
  const { isKnown, closed, coming } = useMaintenance();
  const navigate = useNavigate();
  const wasClosed = useRef(false);
  const isClosed = closed !== undefined;
  useEffect(() => {
    if (isClosed) wasClosed.current = true;
    else if (isKnown && wasClosed.current) void navigate({ to: '/', replace: true });
  }, [isClosed, isKnown, navigate]);

  const signIn = (
    <Button variant="default" component={RouteLink} to="/signin">
      Sign in
    </Button>
  );
  return (
    <PublicPage>
      <PageHeader title="Maintenance" />
      <Panel>
        <div aria-live="polite" aria-busy={!isKnown}>
          {closed && (
            <EmptyState icon={IconTool} title={closedWords(closed)}>
              Drafts are kept. This page goes on by itself when Gable is open again. Administrators can sign in now.
            </EmptyState>
          )}
          {isKnown && !closed && (
            <EmptyState
              icon={coming ? IconTool : IconCircleCheck}
              title={coming ? comingWords(coming) : 'Gable is open'}
              action={signIn}
            >
              {coming ? 'Until then Gable is open.' : 'No maintenance is under way.'}
            </EmptyState>
          )}
        </div>
      </Panel>
    </PublicPage>
  );
}
