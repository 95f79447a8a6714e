import { Button } from '@mantine/core';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { EntryPage } from '../sign-in/EntryPage.tsx';

/** Shown instead of a form when its link is used or expired. */
export function LinkOver({ title, why, to, action }: { title: string; why: string; to: string; action: string }) {
  return (
    <EntryPage title={title} lead={why}>
      <Button component={RouteLink} to={to} size="md" fullWidth>
        {action}
      </Button>
    </EntryPage>
  );
}
