import { Button, Group } from '@mantine/core';
import { Notice } from '#platform/web/kit/Notice.tsx';
import classes from './ConflictNotice.module.css';
import type { Clash } from './mergeEdits.ts';

type Props = {
  clashes: Clash[];
  words: (path: string, value: unknown) => { label: string; text: string };
  onKeep: () => void;
  onDiscard: () => void;
};

/** Another saved this submission while it was changed here: nothing is overwritten before one of two is chosen. */
export function ConflictNotice({ clashes, words, onKeep, onDiscard }: Props) {
  return (
    <Notice live tone="warning" title="This was changed somewhere else while you were typing">
      <p>
        {clashes.length === 0
          ? 'Reload what was saved there: nothing of it is at odds with what you typed, and what you typed stays.'
          : 'Reload what was saved there; what you typed stays in these fields, where it differs:'}
      </p>
      <ClashList clashes={clashes} words={words} />
      <Group gap="xs" mt="sm">
        <Button size="sm" onClick={onKeep}>
          Reload, keep what I typed
        </Button>
        <Button size="sm" variant="default" onClick={onDiscard}>
          Discard what I typed
        </Button>
      </Group>
    </Notice>
  );
}

/** Field by field: what was saved, and what stands here. */
export function ClashList({ clashes, words }: Pick<Props, 'clashes' | 'words'>) {
  if (clashes.length === 0) return null;
  return (
    <ul className={classes.list}>
      {clashes.map(({ path, theirs, mine }) => (
        <li key={path}>
          <strong>{words(path, theirs).label}</strong>: saved {words(path, theirs).text}, typed {words(path, mine).text}
        </li>
      ))}
    </ul>
  );
}
