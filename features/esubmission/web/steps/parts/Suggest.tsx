import { Combobox, Loader, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
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
  const combobox = useCombobox();
  const isOpen = combobox.dropdownOpened && suggestions.length > 0;
  return (
    <Combobox
      store={combobox}
      position="bottom-start"
      onOptionSubmit={(key) => {
        onChoose(key);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          {...input}
          autoComplete="off"
          rightSection={isLoading && <Loader size={16} />}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onFocus={() => combobox.openDropdown()}
          onClick={() => combobox.openDropdown()}
          onBlur={(event) => {
            combobox.closeDropdown();
            onBlur?.(event);
          }}
          onKeyDown={(event) => {
            // Enter takes a suggestion; it does not send the form meanwhile.
            if (event.key === 'Enter' && isOpen) event.preventDefault();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
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
