import { Input, Skeleton } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { asField } from '#platform/web/form/asField.tsx';
import type { RichText } from './document.calls.ts';

const Editor = lazy(async () => ({ default: (await import('./Editor.tsx')).Editor }));

type Props = {
  label: string;
  description?: ReactNode;
  required?: boolean;
  error?: ReactNode;
  value?: RichText;
  onChange?: (text: RichText) => void;
  onBlur?: () => void;
  'data-path'?: string;
};

function Writing({ label, description, required = false, error, value, onChange, onBlur, ...rest }: Props) {
  const id = useId();
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={description}
      error={error}
      required={required}
    >
      <Suspense fallback={<Skeleton height={220} />}>
        {value && onChange && (
          <Editor
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            path={rest['data-path']}
            labelledBy={`${id}-label`}
            describedBy={error ? `${id}-error` : undefined}
            isWrong={Boolean(error)}
          />
        )}
      </Suspense>
    </Input.Wrapper>
  );
}

/** An input for rich text, in a form or outside of one. The editor comes when the input is shown. */
export const RichTextInput = asField(Writing);
