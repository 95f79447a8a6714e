import { IconSchool } from '@tabler/icons-react';
import { mayEnter } from '#platform/contract/actor.ts';
import { page } from '#platform/web/shell/page.ts';
import type { Reader } from '#platform/web/shell/reader.ts';
import { waitingIn } from '#platform/web/shell/waiting.ts';
import { api } from './api.web.ts';
import { courseList, declarationList, standingList } from './lists.web.ts';
import { bothDesks } from './who.words.ts';

const dayOf = (raw: unknown) => (typeof raw === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(raw) ? raw : undefined);

/** Declared hours wait for the people desk. */
const declaredHours = (reader: Reader) =>
  mayEnter(reader, 'desk:people')
    ? waitingIn(api.declarations, { query: { approval: 'PENDING' } }, ({ totalRecords }) => totalRecords)
    : undefined;

export const pages = [
  page({
    path: '/training/course-attended',
    words: ['hours', 'certificates', 'cpd'],
    search: ({ cycle }) => {
      const day = dayOf(cycle);
      return day ? { cycle: day } : {};
    },
    name: 'CourseAttendedPage',
    from: () => import('./attendance/CourseAttendedPage.tsx'),
    menu: { label: 'CPD Course(s) Attended' },
  }),
  page({
    path: '/training/course-registered',
    words: ['book', 'classes', 'cpd'],
    search: ({ show }) => (show === 'coming' ? { show } : {}),
    name: 'CourseRegisteredPage',
    from: () => import('./registrations/CourseRegisteredPage.tsx'),
    menu: { label: 'Courses/Events Registered' },
  }),
  page({
    path: '/training/check-in',
    who: 'salesperson',
    search: ({ session, code }) =>
      typeof session === 'string' && typeof code === 'string'
        ? { session: session.slice(0, 40), code: code.slice(0, 60) }
        : {},
    name: 'CheckInPage',
    from: () => import('./attendance/CheckInPage.tsx'),
  }),
  page({
    path: '/agency-desk/courses',
    words: ['cpd', 'training', 'classes'],
    ...bothDesks,
    search: courseList.validate,
    name: 'CoursesPage',
    from: () => import('./courses/CoursesPage.tsx'),
    menu: {
      label: 'Courses',
      icon: IconSchool,
      waiting: declaredHours,
    },
    tabs: [
      { label: 'Courses', to: '/agency-desk/courses' },
      { label: 'Declared hours', to: '/agency-desk/courses/declared?approval=PENDING', waiting: declaredHours },
      { label: 'CPD hours', to: '/agency-desk/courses/hours' },
      { label: 'CPD rules', to: '/agency-desk/courses/rules' },
    ],
  }),
  page({
    path: '/agency-desk/courses/hours',
    actions: [{ label: 'CPD hours', to: '/agency-desk/courses/hours', words: ['missing', 'shortfall', 'remind'] }],
    who: 'desk:people',
    search: standingList.validate,
    name: 'StandingsPage',
    from: () => import('./cycles/StandingsPage.tsx'),
  }),
  page({
    path: '/agency-desk/courses/rules',
    who: 'desk:people',
    name: 'CpdRulesPage',
    from: () => import('./requirements/CpdRulesPage.tsx'),
  }),
  page({
    path: '/agency-desk/courses/declared',
    who: 'desk:people',
    search: declarationList.validate,
    name: 'DeclarationsPage',
    from: () => import('./declarations/DeclarationsPage.tsx'),
  }),
  page({
    path: '/agency-desk/courses/$id',
    ...bothDesks,
    name: 'CoursePage',
    from: () => import('./courses/CoursePage.tsx'),
  }),
  page({
    path: '/agency-desk/courses/sessions/$id',
    ...bothDesks,
    name: 'SessionPage',
    from: () => import('./sessions/SessionPage.tsx'),
  }),
];
