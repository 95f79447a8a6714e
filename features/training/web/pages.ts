import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import { page } from '#platform/web/shell/page.ts';

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
    name: 'CourseRegisteredPage',
    from: () => import('./own/CourseRegisteredPage.tsx'),
    menu: { group: menuGroups.training, label: 'Courses/Events Registered' },
  }),
];
