import { IconEye } from '@tabler/icons-react';
import { formatInstant } from '#platform/contract/days.ts';
import type { Crumb } from '#platform/web/kit/page/Crumbs.tsx';
import type { Acts } from '#platform/web/record/acts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { PublicationBadge } from './PublicationBadge.tsx';
import type { PublicationState } from './publication.rules.ts';

type Props = {
  /** What is published, and when. */
  of: { title: string; state: PublicationState; publishAt: string | null; archiveAt: string | null };
  crumbs: Crumb[];
  /** What kind it is, or when and where. */
  line: string[];
  /** Its page, as readers open it. */
  page: string;
  more: Acts;
};

/** The head of what the desk publishes: its state, and its page as readers will see it. Its form is the page below. */
export const PublicationHead = ({ of, crumbs, line, page, more }: Props) => (
  <RecordHead
    title={of.title}
    crumbs={crumbs}
    state={<PublicationBadge state={of.state} />}
    line={[...line, whenWords(of)]}
    second={{ label: 'Preview', icon: IconEye, to: `${page}?preview=true` }}
    more={more}
  />
);

const whenWords = ({ state, publishAt, archiveAt }: Props['of']): string | null => {
  if (state === 'archived') return archiveAt && `archived ${formatInstant(archiveAt)}; shown again without a last day`;
  if (state === 'scheduled') return publishAt && `from ${formatInstant(publishAt)}`;
  return state === 'published' && archiveAt ? `until ${formatInstant(archiveAt)}` : null;
};
