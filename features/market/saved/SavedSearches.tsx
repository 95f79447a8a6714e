import { ActionIcon, Anchor, Button, Checkbox, Group, Popover, Stack, Text } from '@mantine/core';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatCount } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { api } from '../api.web.ts';
import { type SavedTool, savedTools } from '../tools.words.ts';
import classes from './SavedSearches.module.css';
import type { SavedSearch } from './saved.calls.ts';
import { savedAddress } from './saved.rules.ts';

type Props = { tool: SavedTool; searchQuery: Record<string, unknown> };

/** The searches that somebody keeps, with how many records came since they looked; and this one, to be kept. */
export function SavedSearches({ tool, searchQuery }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { data: saved = [] } = useData(api.savedSearches, {});
  const fresh = saved.reduce((sum, { newRows }) => sum + newRows, 0);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width={340} trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconBookmark size={16} stroke={1.7} />}
          rightSection={fresh > 0 && <StatusBadge tone="info">{`${formatCount(fresh)} new`}</StatusBadge>}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Saved
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Saved searches">
        <Stack gap="md">
          {saved.length > 0 && (
            <ul className={classes.list}>
              {saved.map((each) => (
                <Line key={each.id} saved={each} onOpen={() => setOpen(false)} />
              ))}
            </ul>
          )}
          <Save tool={tool} searchQuery={searchQuery} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function Line({ saved, onOpen }: { saved: SavedSearch; onOpen: () => void }) {
  const { id, tool, name, query, newRows, seenId } = saved;
  const look = useChange(api.lookAtSearch, { silent: 'both' });
  const forget = useChange(api.forgetSearch);
  const open = () => {
    onOpen();
    if (newRows > 0) look.mutate({ params: { id } });
  };
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <Anchor component={RouteLink} to={savedAddress(tool, query)} size="sm" fw={500} onClick={open}>
          {name}
        </Anchor>
        <Text size="xs" c="dimmed">
          {savedTools[tool]}
        </Text>
      </div>
      {newRows > 0 && (
        <Button component={RouteLink} to={savedAddress(tool, query, seenId)} size="compact-xs" onClick={open}>
          {formatCount(newRows)} new
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Delete ${name}`}
        loading={forget.isPending}
        onClick={() => forget.mutate({ params: { id } })}
      >
        <IconTrash size={16} stroke={1.7} />
      </ActionIcon>
    </li>
  );
}

/** Filters and order as they are kept: texts. */
const keptOf = (searchQuery: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(searchQuery)
      .filter(([name, value]) => value !== undefined && !['pageNumber', 'pageSize', 'newSince'].includes(name))
      .map(([name, value]) => [name, String(value)]),
  );

function Save({ tool, searchQuery }: Props) {
  const [name, setName] = useState('');
  const [notifies, setNotifies] = useState(true);
  const save = useChange(api.saveSearch, { onDone: () => setName('') });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) save.mutate({ body: { tool, name: name.trim(), query: keptOf(searchQuery), notifies } });
      }}
    >
      <Stack gap="xs">
        <TextInput
          label="Save this search as"
          placeholder="Tampines, 4 room"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Checkbox
          label="Notify me of new records"
          checked={notifies}
          onChange={(event) => setNotifies(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button type="submit" size="sm" disabled={!name.trim()} loading={save.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
