import { IconCalendarPlus, IconPencil, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import type { Crumb } from '#platform/web/kit/page/Crumbs.tsx';
import { possible } from '#platform/web/record/acts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { api } from '../api.web.ts';
import { components, modes, writeHours } from '../cpd.words.ts';
import { useTrainingDesk } from '../permissions.web.ts';
import { CourseBadge } from './badges.tsx';
import type { Course } from './courses.calls.ts';

type Props = { course: Course; crumbs: Crumb[]; onEdit: () => void; onAdd: () => void };

/** The head of a course. One that is not published yet is published first; then sessions are added. */
export function CourseHead({ course, crumbs, onEdit, onAdd }: Props) {
  const { id, code, title, component, hours, mode, provider, state } = course;
  const { writes, keeps } = useTrainingDesk();
  const [isArchiving, setArchiving] = useState(false);
  const move = useChange(api.moveCourse, {
    says: (_, { body }) => (body.state === 'PUBLISHED' ? 'Course published.' : 'Course archived.'),
  });
  const to = (next: 'PUBLISHED' | 'ARCHIVED') =>
    move.mutateAsync({ params: { id }, body: { state: next } }).catch(() => undefined);
  const isPublished = state === 'PUBLISHED';
  const [primary, second, ...more] = possible([
    writes &&
      !isPublished && {
        label: 'Publish',
        icon: IconSend,
        loading: move.isPending,
        onClick: () => void to('PUBLISHED'),
      },
    keeps && state !== 'ARCHIVED' && { label: 'Add session', icon: IconCalendarPlus, onClick: onAdd },
    writes && { label: 'Edit', icon: IconPencil, onClick: onEdit },
    writes && isPublished && { label: 'Archive', onClick: () => setArchiving(true) },
  ]);
  return (
    <>
      <RecordHead
        title={title}
        crumbs={crumbs}
        number={code}
        state={<CourseBadge state={state} />}
        line={[components[component], `${writeHours(hours)} h`, modes[mode], provider]}
        primary={primary}
        second={second}
        more={more}
      />
      <ConfirmDialog
        opened={isArchiving}
        onClose={() => setArchiving(false)}
        onConfirm={() => to('ARCHIVED')}
        title="Archive the course?"
        confirm="Archive"
      >
        Nobody can register for its sessions any more. Attendance and certificates stay as they are.
      </ConfirmDialog>
    </>
  );
}
