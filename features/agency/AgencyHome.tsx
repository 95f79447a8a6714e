import { IconFolder, IconLink, IconNews, IconScale, IconSchool, IconSettings, IconUsers } from '@tabler/icons-react';
import { useMe } from '#features/identity/index.web.ts';
import { Box } from '#platform/web/kit/page/Box.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import classes from './AgencyHome.module.css';
import { changesSettings, keepsContent, managesPeople } from './permissions.web.ts';

const pages = [
  {
    name: 'Circulars',
    what: 'Circulars of the regulator, and who has not read them.',
    to: '/agency-desk/circulars',
    icon: IconScale,
    isFor: keepsContent,
  },
  {
    name: 'Content',
    what: 'News, announcements, events and rolling texts.',
    to: '/agency-desk/content',
    icon: IconNews,
    isFor: keepsContent,
  },
  {
    name: 'Links',
    what: 'Useful links and their order.',
    to: '/agency-desk/links',
    icon: IconLink,
    isFor: keepsContent,
  },
  {
    name: 'Forms',
    what: 'Official forms, their folders and versions.',
    to: '/agency-desk/forms',
    icon: IconFolder,
    isFor: keepsContent,
  },
  {
    name: 'Courses',
    what: 'Courses and sessions, attendance and CPD certificates.',
    to: '/agency-desk/courses',
    icon: IconSchool,
    isFor: (me: Parameters<typeof keepsContent>[0]) => keepsContent(me) || managesPeople(me),
  },
  {
    name: 'People',
    what: 'Accounts, ranks and uplines, invitations and bank accounts.',
    to: '/agency-desk/people',
    icon: IconUsers,
    isFor: managesPeople,
  },
  {
    name: 'Settings',
    what: 'The texts of the sign-in page and the public pages.',
    to: '/agency-desk/settings',
    icon: IconSettings,
    isFor: changesSettings,
  },
];

/** The home of the people and the content desk: the pages that they work on. */
export function AgencyHome() {
  const me = useMe();
  return (
    <Box title="Your pages">
      <ul className={classes.pages}>
        {pages
          .filter(({ isFor }) => isFor(me))
          .map(({ name, what, to, icon: Icon }) => (
            <li key={to}>
              <RouteLink to={to} className={classes.page}>
                <Icon size={18} stroke={1.7} aria-hidden />
                <span className={classes.words}>
                  <span className="g-medium">{name}</span>
                  <span className="g-dimmed">{what}</span>
                </span>
              </RouteLink>
            </li>
          ))}
      </ul>
    </Box>
  );
}
