import {
  InputBase,
  SegmentedControl as MantineSegmentedControl,
  Switch as MantineSwitch,
  type SegmentedControlProps,
  type SwitchProps,
  type TextareaProps,
  type TextInputProps,
} from '@mantine/core';
import type { ChangeEvent, ComponentType } from 'react';
import { BareText, BareTextarea } from './bare.tsx';
import { Choice } from './Choice.tsx';
import classes from './inputs.module.css';
import { still } from './still.tsx';
import { useAtOnce } from './useAtOnce.ts';

type Change<Given> = ((given: Given, ...more: never[]) => void) | undefined;

/**
 * An input that shows a change before the form knows of it. `name` is the property that holds its value, `read` finds the
 * value in what the input hands to `onChange`.
 */
const atOnce = <P extends object, Given>(
  Part: ComponentType<P>,
  name: 'value' | 'checked',
  read: (given: Given) => unknown,
) =>
  still<P>((props) => {
    const { [name]: value, onChange } = props as { [name]?: unknown; onChange?: Change<Given> };
    const [shown, give] = useAtOnce(value);
    const change = (given: Given, ...more: never[]) => give(read(given), () => onChange?.(given, ...more));
    return <Part {...props} {...{ [name]: shown, onChange: change }} />;
  });

const ticked = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => currentTarget.checked;
const chosen = (choice: string) => choice;

/**
 * Mantine's inputs for long forms: each shows a change at once, and is drawn anew only when its own value, words or error
 * changed. Those that every form has.
 */

export { Checkbox, RadioGroup } from './ticks.tsx';
export const SegmentedControl = atOnce<SegmentedControlProps, string>(MantineSegmentedControl, 'value', chosen);
export const Switch = atOnce<SwitchProps, ChangeEvent<HTMLInputElement>>(MantineSwitch, 'checked', ticked);
export const Select = still(Choice);
/** Several lines: as high as what stands in it, where the browser can. */
export const Textarea = still(({ minRows = 2, maxRows = 12, autosize: _, ...rest }: TextareaProps) => (
  <InputBase
    component={BareTextarea}
    multiline
    rows={minRows}
    classNames={{ input: classes.textarea ?? '' }}
    styles={{ input: { '--min-rows': minRows, '--max-rows': maxRows } }}
    {...rest}
  />
));
export const TextInput = still((props: TextInputProps) => <InputBase component={BareText} {...props} />);
