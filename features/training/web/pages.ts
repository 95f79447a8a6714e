import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import { page } from '#platform/web/shell/page.ts';
import { bothDesks } from '../contract/who.ts';
import { courseList } from './lists.ts';

const dayOf = (raw: unknown) => (typeof raw === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(raw) ? raw : undefined);

export const pages = [
  page({
    path: '/training/course-attended',
    search: ({ cycle }) => {
      const day = dayOf(cycle);
      return day ? { cycle: day } : {};
    },
    name: 'CourseAttendedPage',
    from: () => import('./own/CourseAttendedPage.tsx'),
    menu: { group: menuGroups.training, label: 'CPD Course(s) Attended' },
  }),
  page({
    path: '/training/course-registered',
    search: ({ show }) => (show === 'coming' ? { show } : {}),
    name: 'CourseRegisteredPage',
    from: () => import('./own/CourseRegisteredPage.tsx'),
    menu: { group: menuGroups.training, label: 'Courses/Events Registered' },
  }),
  page({
    path: '/agency-desk/courses',
    ...bothDesks,
    search: courseList.validate,
    name: 'CoursesPage',
    from: () => import('./desk/CoursesPage.tsx'),
    menu: { group: menuGroups.agencyDesk, label: 'Courses' },
  }),
  page({
    path: '/agency-desk/courses/$id',
    ...bothDesks,
    name: 'CoursePage',
    from: () => import('./desk/CoursePage.tsx'),
  }),
  page({
    path: '/agency-desk/courses/sessions/$id',
    ...bothDesks,
    name: 'SessionPage',
    from: () => import('./desk/SessionPage.tsx'),
  }),
];
