import { ActionIcon, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { AnyForm } from '#platform/web/form/useGableForm.ts';
import { useHasError } from '#platform/web/form/useValues.ts';
import classes from './RowCard.module.css';

type Props = {
  title: string;
  /** The computed amount of the row. */
  amount?: ReactNode;
  /** The name in the label of the remove button. */
  name: string;
  /** undefined if the row cannot be removed. */
  onRemove: (() => void) | undefined;
  form: AnyForm;
  /** Where it is in the form: `rows.2`. */
  path: string;
  children: ReactNode;
};

/** One of several of a kind in a step, with fields of its own: a bill, a co-broker. */
export function RowCard({ title, amount, name, onRemove, form, path, children }: Props) {
  const isInvalid = useHasError(form, [path]);
  return (
    <fieldset className={classes.card} data-invalid={isInvalid || undefined}>
      <legend className={classes.legend}>{title}</legend>
      <div className={classes.head}>
        {amount}
        {onRemove && <TakeOff name={name} onRemove={onRemove} />}
      </div>
      {children}
    </fieldset>
  );
}

type TakeOffProps = { name: string; onRemove: () => void; className?: string | undefined };

/** The button that removes a row from the list of a step. The step is saved later. */
export function TakeOff({ name, onRemove, className = '' }: TakeOffProps) {
  return (
    <Tooltip label="Take off">
      <ActionIcon
        className={className}
        variant="subtle"
        color="gray"
        size={34}
        aria-label={`Take ${name} off`}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
