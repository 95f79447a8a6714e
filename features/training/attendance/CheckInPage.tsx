import { Button } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { api } from '../api.web.ts';

/** /training/check-in: where the code that is shown in a session leads to. */
export function CheckInPage() {
  const { session = '', code = '' } = useSearch({ strict: false }) as { session?: string; code?: string };
  const checkIn = useChange(api.checkIn, { silent: 'both' });
  const { mutate } = checkIn;
  const sentCode = useRef('');
  useEffect(() => {
    // Once for each code that was scanned, however often the page is drawn.
    if (session === '' || sentCode.current === code) return;
    sentCode.current = code;
    mutate({ params: { id: session }, body: { code } });
  }, [session, code, mutate]);
  return (
    <>
      <PageHeader title="Check in" />
      {session === '' && (
        <Notice tone="warning" title="Scan the code">
          Scan the QR code that is shown in the room with your phone’s camera.
        </Notice>
      )}
      {checkIn.isPending && <Notice title="Checking in…" live />}
      {checkIn.error && (
        <Notice tone="danger" title="Not checked in" live>
          {checkIn.error.message}
        </Notice>
      )}
      {checkIn.data && (
        <Notice tone="success" title="You are checked in" live>
          {checkIn.data.title}, {checkIn.data.venue}. Your attendance is recorded after the session.
        </Notice>
      )}
      <Button mt="lg" variant="default" component={RouteLink} to="/training/course-registered">
        My registrations
      </Button>
    </>
  );
}
