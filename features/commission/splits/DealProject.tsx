import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { Select } from '#platform/web/form/inputs.tsx';
import { api } from '../api.web.ts';
import classes from './SplitDrawer.module.css';

type Props = { dealId: string; project: string | null; projects: string[]; isFrozen: boolean };

/** The project that a deal counts to, for plans with rates by project. */
export function DealProject({ dealId, project, projects, isFrozen }: Props) {
  const [chosen, setChosen] = useState(project);
  const save = useChange(api.setProject);
  const options = project && !projects.includes(project) ? [project, ...projects] : projects;
  return (
    <Group className={classes.project ?? ''} mt="lg" align="end" wrap="nowrap">
      <Select
        label="Project"
        description={
          isFrozen ? 'Money has cleared: it acts on this split by a resplit' : 'For plans with rates by project'
        }
        placeholder="None"
        data={options}
        value={chosen}
        onChange={setChosen}
        clearable
        flex={1}
        // The button is aligned with the input then.
        inputWrapperOrder={['label', 'description', 'input']}
      />
      <Button
        variant="default"
        disabled={chosen === project}
        loading={save.isPending}
        onClick={() => save.mutate({ params: { id: dealId }, body: { project: chosen } })}
      >
        Save
      </Button>
    </Group>
  );
}
