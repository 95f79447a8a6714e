import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Select } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { api } from '../api.web.ts';

type Props = {
  dealId: string;
  project: string | null;
  projects: string[];
  isFrozen: boolean;
  onDone: () => void;
};

/** The project that a deal counts to, for plans with rates by project. */
export function DealProject({ dealId, project, projects, isFrozen, onDone }: Props) {
  const form = useCallForm(api.setProject, {
    initialValues: { project },
    input: (body) => ({ params: { id: dealId }, body }),
    onDone,
  });
  return (
    <FormShell form={form} label="Project" showState={false} guard={false} onCancel={onDone}>
      <Select
        label="Project"
        description={
          isFrozen ? 'Money has cleared: it acts on this split by a resplit' : 'For plans with rates by project'
        }
        placeholder="None"
        data={project && !projects.includes(project) ? [project, ...projects] : projects}
        clearable
        {...form.field('project')}
      />
    </FormShell>
  );
}
