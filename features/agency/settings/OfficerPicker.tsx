import { MultiSelect } from '@mantine/core';
import { useData } from '#platform/web/api/useData.ts';
import { asField } from '#platform/web/form/asField.tsx';
import { api } from '../api.web.ts';

type Props = { label: string; value?: string[]; onChange?: (chosen: string[]) => void; error?: unknown };

function Officers({ label, value = [], onChange, error, ...rest }: Props) {
  const options = (useData(api.officers, {}).data?.rows ?? []).map(({ userName, name }) => ({
    value: userName,
    label: `${name} (${userName})`,
  }));
  // Whoever was chosen and has left the desk is shown, so that they can be taken out.
  const gone = value.filter((each) => !options.some((option) => option.value === each));
  return (
    <MultiSelect
      {...rest}
      label={label}
      placeholder={value.length === 0 ? 'Everyone at the compliance desk' : ''}
      clearable
      hidePickedOptions
      nothingFoundMessage="Nobody else is at the compliance desk"
      data={[...options, ...gone.map((each) => ({ value: each, label: `${each} (not at the desk)` }))]}
      value={value}
      onChange={(chosen) => onChange?.(chosen)}
      error={error as string | undefined}
    />
  );
}

/** Members of the compliance desk. */
export const OfficerPicker = asField(Officers);
