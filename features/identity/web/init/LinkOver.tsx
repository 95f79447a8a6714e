import { Button } from '@mantine/core';
import { RouteLink } from '#platform/web/kit/RouteLink.tsx';
import { EntryPage } from '../signin/EntryPage.tsx';

/** In place of a form whose link opens nothing any more. */
export function LinkOver({ title, why, to, action }: { title: string; why: string; to: string; action: string }) {
  return (
    <EntryPage title={title} lead={why}>
      <Button component={RouteLink} to={to} size="md" fullWidth>
        {action}
      </Button>
    </EntryPage>
  );
}
