import { IconLink } from '@tabler/icons-react';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import { LinkCards } from './LinkCards.tsx';
import { type LinkGroup, linkGroups } from './links.words.ts';

/** The links of a group. `isQuiet`: nothing where there is none, as beside other things. */
export function LinksOf({ group, isQuiet = false }: { group: LinkGroup; isQuiet?: boolean }) {
  return (
    <Loaded of={useData(api.links, { query: { group } }, { keepPrevious: true })} skeleton={isQuiet ? 100 : 320}>
      {(links) => {
        if (links.length > 0) return <LinkCards links={links} label={linkGroups[group]} />;
        return isQuiet ? null : (
          <EmptyState icon={IconLink} title="No links yet">
            The agency adds its links here.
          </EmptyState>
        );
      }}
    </Loaded>
  );
}
