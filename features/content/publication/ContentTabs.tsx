import { useLocation } from '@tanstack/react-router';
import { LinkTabs } from '#platform/web/kit/page/LinkTabs.tsx';

const tabs = {
  '/agency-desk/content': 'Articles',
  '/agency-desk/content/rolling-texts': 'Rolling texts',
  '/agency-desk/content/events': 'Events',
  '/agency-desk/content/categories': 'Categories',
};

export const belowContent = [{ label: 'Agency Desk' }, { label: 'Content', to: '/agency-desk/content' }];

/** The lists of the content desk beside each other. */
export function ContentTabs() {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/+$/, '') });
  return (
    <LinkTabs
      label="Content"
      tabs={Object.entries(tabs).map(([to, label]) => ({ to, label, isCurrent: to === path }))}
    />
  );
}
