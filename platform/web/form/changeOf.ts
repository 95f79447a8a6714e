import type { ChangeEvent } from 'react';

/** A change that is told later: what those who hear of it read is the field as it stands by then. */
export const changeOf = <Field extends Element>(field: Field): ChangeEvent<Field> =>
  ({ nativeEvent: new Event('change'), type: 'change', target: field, currentTarget: field }) as never;
