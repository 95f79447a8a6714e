import type { Todo } from '#platform/contract/todo.ts';
import type { TodoSource } from '#platform/server/dashboard.ts';
import { cpdCard, cpdTodoDays, hoursWords, shortComponents, writeHours } from '../cpd.words.ts';
import type { CpdHome } from './cycles.calls.ts';
import { readCpdHome } from './home.server.ts';

/** CPD hours that are missing shortly before the end of a cycle, for To do. */
export const cpdTodos: TodoSource = {
  isFor: cpdCard.isFor,
  read: async (at) => {
    const found = await readCpdHome(at);
    const isDue = found?.progress.standing === 'OPEN' && found.progress.daysLeft <= cpdTodoDays;
    return { rows: isDue ? [todoOf(found)] : [], more: 0 };
  },
};

const todoOf = ({ label, to, unit, progress }: CpdHome): Todo => ({
  key: `cpd ${label}`,
  kind: 'cpd',
  what: `Complete ${hoursWords(progress.missing, unit)} of CPD`,
  which: progress.components
    .filter(({ missing }) => missing > 0)
    .map(({ component, missing }) => `${writeHours(missing)} ${shortComponents[component]}`)
    .join(' · '),
  day: to,
  dayIs: 'due',
  to: '/training/course-attended',
  verb: 'Find a course',
  doneAt: '/training/course-registered?show=coming',
});
