import { Button, Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { amlApi } from '#features/aml/index.web.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ListSelect } from '#platform/web/form/pickers.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { newFormAddress } from '../places.words.ts';
import classes from './Form.module.css';
import type { Form } from './form.calls.ts';

/** Begins the form of another owner of the property: each is identified, screened and asked by themselves. */
export function JointOwner({ form }: { form: Form }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconUserPlus size={15} stroke={1.7} />}
        onClick={() => setOpened(true)}
      >
        Add a joint owner
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title="Add a joint owner" centered>
        <Choice form={form} />
      </Modal>
    </>
  );
}

function Choice({ form: { id, aMLID, cDDFor } }: { form: Form }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const { data } = useData(amlApi.amls, { query: { ...(search && { search }) } }, { keepPrevious: true });
  const others = (data?.rows ?? []).filter((each) => each.aMLID !== aMLID);
  return (
    <div className={classes.joint}>
      <p>
        A joint owner is a customer of their own: they are checked, and asked and sign for themselves. What is about the
        property is taken over from this form.
      </p>
      <ListSelect
        label="Customer"
        description="One of your AML checks."
        searchable
        searchValue={typed}
        onSearchChange={setTyped}
        filter={({ options }) => options}
        nothingFoundMessage="No AML check of yours"
        data={others.map(({ aMLID: value, name, caseNo }) => ({ value, label: `${name} · ${caseNo}` }))}
        onChange={(chosen) =>
          typeof chosen === 'string' && void navigate({ to: newFormAddress(chosen, cDDFor, { jointOf: id }) })
        }
      />
      <Button component={RouteLink} to="/agent-tools/aml?new=yes" variant="default">
        Check somebody new first
      </Button>
    </div>
  );
}
