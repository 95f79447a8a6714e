import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Rows.module.css';

type Props = {
  label: string;
  help?: string;
  add: string;
  /** Noun for a row, for the label of its button: `tier`. */
  noun: string;
  rows: unknown[];
  least: number;
  most: number;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** The fields of a row. */
  children: (index: number) => ReactNode;
};

/** Rows of fields that can be added and removed. */
export function Rows({ label, help, add, noun, rows, least, most, onAdd, onRemove, children }: Props) {
  return (
    <fieldset className={classes.box}>
      <legend className={classes.label}>
        {label}
        {help && <span className={classes.help}> {help}</span>}
      </legend>
      {rows.map((_, index) => (
        // Rows have no id of their own: their fields are found by their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={index} className={classes.row}>
          <div className={classes.fields}>{children(index)}</div>
          {/* The first tier begins at 0, so it stays. */}
          {rows.length > least && (index > 0 || least < 2) ? (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={40}
              className={classes.remove}
              aria-label={`Remove ${noun} ${index + 1}`}
              onClick={() => onRemove(index)}
            >
              <IconTrash size={18} stroke={1.7} />
            </ActionIcon>
          ) : (
            <span className={classes.none} />
          )}
        </div>
      ))}
      {rows.length < most && (
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.add}
          leftSection={<IconPlus size={16} stroke={2} />}
          onClick={onAdd}
        >
          {add}
        </Button>
      )}
    </fieldset>
  );
}
