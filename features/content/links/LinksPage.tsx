import { useLocation } from '@tanstack/react-router';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { LinksOf } from './LinksOf.tsx';
import { linkPages } from './linkPages.web.ts';
import { linkGroups } from './links.words.ts';

/** /UsefulLinks/…: the links of one group, by the page's address. */
export function LinksPage() {
  const group = useLocation({ select: ({ pathname }) => linkPages.find((each) => pathname.endsWith(`/${each}`)) });
  if (!group) return null;
  return (
    <>
      <PageHeader title={linkGroups[group]} />
      <LinksOf key={group} group={group} />
    </>
  );
}
