import { Button } from '@mantine/core';
import type { RequiredDocument } from '../../../records.ts';
import { documentTitle } from '../../../say/document-state.ts';
import classes from './review.module.css';

type Props = { document: RequiredDocument; onQuery: () => void; onReopen: () => void };

/** Beside a line of the checklist without a file: the desk asks for it, or takes that back. */
export function JudgeLine({ document, onQuery, onReopen }: Props) {
  const line = documentTitle(document);
  const [word, act] = document.verdict ? (['Undo', onReopen] as const) : (['Query', onQuery] as const);
  return (
    <Button
      className={classes.ask ?? ''}
      variant="subtle"
      color="gray"
      size="compact-xs"
      aria-label={`${word}: ${line}`}
      onClick={act}
    >
      {word}
    </Button>
  );
}
