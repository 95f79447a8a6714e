import { Button, Menu } from '@mantine/core';
import { IconCalendar, IconChevronDown, IconTag, IconUserCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { addDays } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { offerUndo } from '#platform/web/feedback/strip.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { api } from '../api.web.ts';
import { DownloadCards } from '../cards/DownloadCards.tsx';
import { type Stage, stages } from './contact.words.ts';

type Marking = { addTag?: string; removeTag?: string; stage?: Stage; followUpOn?: string };

/** What is done to many contacts at once; each can be undone for ten seconds. */
export function BulkActs({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const [asked, setAsked] = useState<'add' | 'remove'>();
  const today = useToday();
  const undo = useChange(api.unmarkContacts);
  const mark = useChange(api.markContacts, {
    silent: 'success',
    onDone: (rows) => {
      onDone();
      const what = rows.length === 1 ? '1 contact changed.' : `${rows.length} contacts changed.`;
      offerUndo(what, () => undo.mutate({ body: { rows } }));
    },
  });
  const change = (marking: Marking) => mark.mutateAsync({ body: { ids, ...marking } });
  const act = (marking: Marking) => void change(marking).catch(() => undefined);
  return (
    <>
      <Acts label="Tag" icon={IconTag}>
        <Menu.Item onClick={() => setAsked('add')}>Add a tag</Menu.Item>
        <Menu.Item onClick={() => setAsked('remove')}>Remove a tag</Menu.Item>
      </Acts>
      <Acts label="Stage" icon={IconUserCheck}>
        {(Object.keys(stages) as Stage[]).map((stage) => (
          <Menu.Item key={stage} onClick={() => act({ stage })}>
            {stages[stage]}
          </Menu.Item>
        ))}
      </Acts>
      <Acts label="Follow up" icon={IconCalendar}>
        <Menu.Item onClick={() => act({ followUpOn: addDays(today, 1) })}>Tomorrow</Menu.Item>
        <Menu.Item onClick={() => act({ followUpOn: addDays(today, 7) })}>In a week</Menu.Item>
        <Menu.Item onClick={() => act({ followUpOn: addDays(today, 91) })}>In 3 months</Menu.Item>
      </Acts>
      <DownloadCards ids={ids} size="xs" />
      <ReasonDialog
        opened={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={(tag) => change(asked === 'add' ? { addTag: tag } : { removeTag: tag })}
        title={asked === 'add' ? 'Add a tag' : 'Remove a tag'}
        label="Tag"
        most={40}
        confirm={asked === 'add' ? 'Add' : 'Remove'}
      />
    </>
  );
}

function Acts({ label, icon: Icon, children }: { label: string; icon: typeof IconTag; children: ReactNode }) {
  return (
    <Menu>
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<Icon size={15} stroke={1.7} />}
          rightSection={<IconChevronDown size={14} stroke={1.7} />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
