import { ActionIcon, Button, Popover, Select } from '@mantine/core';
import { IconMessagePlus, IconX } from '@tabler/icons-react';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { Textarea } from '#platform/web/form/inputs.tsx';
import { tooLong } from '#platform/web/form/limited.tsx';
import { type Step, steps } from '../steps.words.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { placesOf, stepOfRemark } from './remarkPlaces.web.ts';
import classes from './remarks.module.css';
import { useReturnRemarks } from './useReturnRemarks.web.ts';

/** The longest remark. */
const longest = 500;

type Props = { summary: Pick<Summary, 'documents' | 'parties'>; step: Step };

/**
 * A form beside the heading of a step in which the desk writes what is to be amended. The remark is kept in this
 * browser until the case is returned.
 */
export function WriteRemark({ summary, step }: Props) {
  const remarks = useReturnRemarks();
  const [opened, setOpened] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [text, setText] = useState('');
  const places = placesOf(summary, step);
  if (!remarks || places.length === 0) return null;
  const isReady = text.trim() !== '' && !tooLong(text, longest);
  const place = places.find(({ key }) => key === chosen) ?? places[0];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!place || !isReady) return;
    remarks.write({ ...place.at, key: place.key, label: place.label, text: text.trim() });
    setText('');
    setOpened(false);
  };
  return (
    <Popover opened={opened} onChange={setOpened} width={340} position="bottom-end" trapFocus withinPortal={false}>
      <Popover.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconMessagePlus size={15} stroke={1.8} />}
          aria-label={`Remark on ${steps[step].toLowerCase()}`}
          onClick={() => setOpened(!opened)}
        >
          Remark
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form className={classes.write} onSubmit={submit}>
          <Select
            label="About"
            data={places.map(({ key, label }) => ({ value: key, label }))}
            value={place?.key ?? null}
            allowDeselect={false}
            searchable
            comboboxProps={{ withinPortal: false }}
            onChange={setChosen}
          />
          <Textarea
            label="What is to be amended?"
            data-autofocus
            autosize
            minRows={2}
            maxLength={longest}
            value={text}
            onChange={(event: ChangeEvent<HTMLTextAreaElement>) => setText(event.currentTarget.value)}
          />
          <Button type="submit" size="sm" disabled={!isReady}>
            Note it for the return
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

/** The remarks on a step that are sent with the return. */
export function PendingRemarks({ step }: { step: Step }) {
  const remarks = useReturnRemarks();
  const here = (remarks?.pending ?? []).filter(
    ({ path = null, documentId = null }) => stepOfRemark({ path, documentId }) === step,
  );
  if (!remarks || here.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Noted for the return">
      {here.map(({ key, label, text }) => (
        <li key={key} className={classes.remark} data-pending>
          <IconMessagePlus size={18} stroke={1.8} aria-hidden />
          <span className={classes.words}>
            <span className={classes.place}>{label}</span>
            {text}
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={`Drop the remark on ${label}`}
            onClick={() => remarks.drop(key)}
          >
            <IconX size={16} stroke={1.8} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
