import { Combobox, Loader, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import { useState } from 'react';
import { asField } from '#platform/web/form/asField.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import classes from './AddSalesperson.module.css';

type Suggestion = { key: string; title: string; sub: string };

type Props = TextInputProps & {
  suggestions: Suggestion[];
  isLoading: boolean;
  onChoose: (key: string) => void;
  /** The name of the list of suggestions, for screen readers. */
  of: string;
};

function SuggestingInput({ onChange, suggestions, isLoading, onChoose, of, onBlur, ...input }: Props) {
  const [isWanted, want] = useState(false);
  // An empty list is not opened: placing it costs more than drawing a letter.
  const isOpen = isWanted && suggestions.length > 0;
  const combobox = useCombobox({ opened: isOpen, onOpenedChange: want });
  const open = () => want(true);
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
        <TextInput
          {...input}
          autoComplete="off"
          rightSection={isLoading && <Loader size={16} />}
          onChange={(event) => {
            onChange?.(event);
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
            // Enter chooses a suggestion, and must not submit the form.
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

/** A text field with suggestions from a register. Other text can be typed too. */
export const Suggest = asField(SuggestingInput);
