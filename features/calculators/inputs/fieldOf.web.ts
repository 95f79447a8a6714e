/** Values of some fields, and the function that changes them. */
export type Entered<T> = { values: T; change: (part: Partial<T>) => void };

/** The props of an input by the name of its field. */
export const fieldOf =
  <T>({ values, change }: Entered<T>) =>
  <K extends keyof T & string>(name: K) => ({
    value: values[name],
    onChange: (value: T[K]) => change({ [name]: value } as unknown as Partial<T>),
  });
