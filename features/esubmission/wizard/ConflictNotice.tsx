import { Button, Group, Radio } from '@mantine/core';
import { useState } from 'react';
import type { Clash } from '#platform/web/drafts/mergeEdits.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import classes from './ConflictNotice.module.css';

type Words = (path: string, value: unknown) => { label: string; text: string };

/** A conflict between the form and what another user saved, and the two ways to settle it. */
export type Conflict = {
  /** The version that is stored. After a further change the choices start again. */
  version: number;
  clashes: Clash[];
  /** `taken`: the fields for which the other user's value was chosen. */
  onGoOn: (taken: Clash[]) => void;
  onDiscard: () => void;
};

type Props = { conflict: Conflict; words: Words };

/**
 * Shown when another user saved this step while it was changed here. Nothing is overwritten before one of the two is
 * chosen.
 */
export function ConflictNotice({ conflict: { version, clashes, onGoOn, onDiscard }, words }: Props) {
  const [choices, setChoices] = useState<Record<string, 'theirs' | 'mine'>>({});
  return (
    <Notice live tone="warning" title="This was changed somewhere else while you were typing">
      <p>
        {clashes.length === 0
          ? 'Nothing of what was saved there is at odds with what you typed: take it in, and save again.'
          : 'Choose what is to stand where both changed it, and save again. The rest is put together.'}
      </p>
      {clashes.map(({ path, theirs, mine }) => (
        <Radio.Group
          key={`${version} ${path}`}
          className={classes.clash ?? ''}
          label={words(path, theirs).label}
          value={choices[path] ?? 'mine'}
          onChange={(choice) => setChoices({ ...choices, [path]: choice as 'theirs' | 'mine' })}
        >
          <div className={classes.two}>
            <Radio value="mine" label={`Mine: ${words(path, mine).text}`} />
            <Radio value="theirs" label={`Theirs: ${words(path, theirs).text}`} />
          </div>
        </Radio.Group>
      ))}
      <Group gap="xs" mt="sm">
        <Button size="sm" onClick={() => onGoOn(clashes.filter(({ path }) => choices[path] === 'theirs'))}>
          {clashes.length === 0 ? 'Take it in' : 'Go on with these'}
        </Button>
        <Button size="sm" variant="default" onClick={onDiscard}>
          Discard what I typed
        </Button>
      </Group>
    </Notice>
  );
}

/** For each field, the saved value and the typed value. */
export function ClashList({ clashes, words }: { clashes: Clash[]; words: Words }) {
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
