import { Button, Loader } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { enterPortal } from '#platform/web/api/portal.ts';
import { send } from '#platform/web/api/send.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { api } from '../api.web.ts';
import { managesPeople } from '../permissions.web.ts';

/** /amsaccess: opens a portal by a token. Without a token it explains what it is for. */
export function AccessPage() {
  const { token }: { token?: string } = useSearch({ strict: false });
  // The token is removed from the address at once, and used once.
  const [firstToken] = useState(token);
  const [failure, setFailure] = useState<string>();
  const used = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!firstToken || used.current) return;
    used.current = true;
    void navigate({ to: '/amsaccess', search: {}, replace: true });
    send(api.openPortal, { body: { token: firstToken } }).then(enterPortal, (error: Error) =>
      setFailure(error.message),
    );
  }, [firstToken, navigate]);

  return (
    <>
      <PageHeader title="Agency access" />
      <Panel>
        {firstToken && !failure ? (
          <EmptyState title="Opening the portal">
            <Loader size="sm" color="rose.5" />
          </EmptyState>
        ) : (
          <Purpose failure={failure} />
        )}
      </Panel>
    </>
  );
}

function Purpose({ failure }: { failure: string | undefined }) {
  const mayAsk = managesPeople(useMe());
  return (
    <EmptyState
      icon={failure ? IconEyeOff : IconEye}
      title={failure ?? 'A look into a salesperson’s portal'}
      action={
        mayAsk && (
          <Button variant="default" component={RouteLink} to="/agency-desk/people">
            Go to People
          </Button>
        )
      }
    >
      Here the agency’s people desk sees Gable as one of its salespeople does, to help them: read-only, for half an
      hour, with a reason, each page on the record. It is opened from the salesperson’s page under People.
    </EmptyState>
  );
}
