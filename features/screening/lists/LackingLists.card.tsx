import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { lackingWords } from '../screening.words.ts';
import type { LackingLists as LackingOfHome } from './lists.calls.ts';

type Lacking = LackingOfHome['lacking'];

/** Required lists that are missing or old, on the home page of compliance. */
export const LackingLists = ({ data: { lacking } }: { data: LackingOfHome }) => (
  <LackingNotice
    lacking={lacking}
    action={
      <Anchor component={RouteLink} to="/agency-desk/compliance/lists">
        Screening lists
      </Anchor>
    }
  />
);

/** The same notice, which is also shown above the lists. */
export const LackingNotice = ({ lacking, action }: { lacking: Lacking; action?: ReactNode }) => (
  <Notice tone="warning" title={lacking.map(lackingWords).join(', ')} action={action}>
    Until it is loaded, cases and reports show this note beside Clear.
  </Notice>
);
