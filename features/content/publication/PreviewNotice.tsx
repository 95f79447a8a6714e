import { Anchor } from '@mantine/core';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { type PublicationState, publicationStates } from './publication.rules.ts';

/** Says that the page is a preview, and leads back to the desk. */
export const PreviewNotice = ({ state, back }: { state: PublicationState; back: string }) => (
  <Notice tone="info" title={`Preview · ${publicationStates[state]}`}>
    This is how readers see it.{' '}
    <Anchor component={RouteLink} to={back} inherit>
      Back to editing
    </Anchor>
  </Notice>
);
