import type { ComponentType, FocusEvent, ReactNode } from 'react';
import classes from './asField.module.css';
import type { FieldProps } from './useGableForm.ts';

/** The hint of a field, and what is to be corrected before the record can be submitted. It can be saved with it. */
const WithNote = ({ hint, note }: { hint: ReactNode; note: string }) => (
  <>
    {hint}
    <span className={classes.note}>Needed to submit: {note}</span>
  </>
);

/** The hint of a field, and where its value is from. */
const WithMark = ({ hint, mark }: { hint: ReactNode; mark: string }) => (
  <>
    {hint}
    <span className={classes.mark}>{mark}</span>
  </>
);

type InForm = Pick<FieldProps, 'form' | 'name'>;
type InputProps = {
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  description?: ReactNode;
};

const isInForm = (props: object): props is InForm => 'form' in props;

/**
 * Makes an input usable as a field of a form, as given by `form.field(path)`. The field is drawn again when its own
 * value or error changes; the form is not. If `onChange` is given, it sets the value instead of the field. Outside of a
 * form the input takes its usual props, and the page does not load the form library.
 *
 * `reads`: the input reads its value from text. It calls `onUnread` with the reason why the text can't be read, and the
 * form is not saved until that is undefined again.
 */
export function asField<Props extends object>(
  Input: ComponentType<Props>,
  { holds = 'value', reads = false }: { holds?: 'value' | 'checked'; reads?: boolean } = {},
) {
  const Plain = Input as ComponentType<object>;
  function Field({ form, name, onBlur, description, ...rest }: InForm & InputProps) {
    const { value, error, note, mark, onChange, onUnread, leave } = form.useField(name);
    const hint = mark ? <WithMark hint={description} mark={mark} /> : description;
    const noted = note && !error ? { description: <WithNote hint={hint} note={note} /> } : {};
    const blur = (event: FocusEvent<HTMLInputElement>) => {
      onBlur?.(event);
      leave();
    };
    return (
      <Plain
        {...{
          [holds]: value,
          error,
          onChange,
          ...(reads && { onUnread }),
          ...rest,
          ...(hint && { description: hint }),
          ...noted,
          onBlur: blur,
        }}
      />
    );
  }
  return function InputOrField(props: Omit<Props, 'form'> & Partial<Pick<FieldProps, 'form'>>) {
    return isInForm(props) ? <Field {...props} /> : <Plain {...props} />;
  };
}
