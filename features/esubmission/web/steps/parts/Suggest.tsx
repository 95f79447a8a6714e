import { Combobox, InputBase, Loader, type TextInputProps, useCombobox } from '@mantine/core';
import { startTransition, useState } from 'react';
import { BareText } from '#platform/web/form/bare.tsx';
import { TwoLines } from '#platform/web/kit/TwoLines.tsx';
import classes from './AddSalesperson.module.css';

type Suggestion = { key: string; title: string; sub: string };

type Props = Omit<TextInputProps, 'onChange'> & {
  onChange: (typed: string) => void;
  suggestions: Suggestion[];
  isLoading: boolean;
  onChoose: (key: string) => void;
  /** What the suggestions are, for a screen reader. */
  of: string;
};

/** A text field that suggests from a register; what it doesn't have can be typed all the same. */
export function Suggest({ onChange, suggestions, isLoading, onChoose, of, onBlur, ...input }: Props) {
  const [isWanted, want] = useState(false);
  // Not before there is something to show: to place a list costs more than a letter.
  const isOpen = isWanted && suggestions.length > 0;
  const combobox = useCombobox({ opened: isOpen, onOpenedChange: want });
  const open = () => startTransition(() => want(true));
  return (
    <Combobox
      store={combobox}
      position="bottom-start"
      onOptionSubmit={(key) => {
        onChoose(key);
        want(false);
      }}
    >
      <Combobox.Target>
        <InputBase
          component={BareText}
          {...input}
          autoComplete="off"
          rightSection={isLoading && <Loader size={16} />}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            want(true);
            combobox.resetSelectedOption();
          }}
          onFocus={open}
          onClick={open}
          onBlur={(event) => {
            want(false);
            onBlur?.(event);
          }}
          onKeyDown={(event) => {
            // Enter takes a suggestion; it does not send the form meanwhile.
            if (event.key === 'Enter' && isOpen) event.preventDefault();
            if (event.key === 'Escape') want(false);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options className={classes.options} aria-label={of}>
          {suggestions.map(({ key, title, sub }) => (
            <Combobox.Option value={key} key={key} className={classes.option}>
              <TwoLines sub={sub}>{title}</TwoLines>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
