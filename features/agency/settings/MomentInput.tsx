import { TextInput } from '@mantine/core';
import { asField } from '#platform/web/form/asField.tsx';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';

type Props = {
  label: string;
  required: boolean;
  /** `YYYY-MM-DDTHH:MM` on the agency's clock; either part may be empty while it is typed. */
  value?: string;
  onChange?: (value: string) => void;
  error?: unknown;
  onUnread?: (reason: string | undefined) => void;
};

function DayAndTime({ label, required, value = '', onChange, error, ...rest }: Props) {
  const [day = '', time = ''] = value.split('T');
  return (
    <FieldGrid>
      <DayInput
        {...rest}
        label={label}
        required={required}
        value={day || null}
        error={error as string | undefined}
        onChange={(chosen) => onChange?.(`${chosen ?? ''}T${time}`)}
      />
      <TextInput
        label={`${label}, time`}
        placeholder="HH:MM"
        required={required}
        inputMode="numeric"
        autoComplete="off"
        value={time}
        error={Boolean(error)}
        onChange={(event) => onChange?.(`${day}T${event.currentTarget.value}`)}
      />
    </FieldGrid>
  );
}

/** A minute on the agency's clock: a day, and the time in 24 hours whatever the browser's country. */
export const MomentInput = asField(DayAndTime, { reads: true });
