import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { type PublicationState, publicationStates } from './publication.rules.ts';

/** Says that the page is a preview, and leads back to the desk. */
export const PreviewNotice = ({ state, back }: { state: PublicationState; back: string }) => (
  <Notice tone="info" title={`Preview · ${publicationStates[state]}`}>
    This is how readers see it.{' '}
    <Verb component={RouteLink} to={back} inherit>
      Back to editing
    </Verb>
  </Notice>
);
