import { schemaResolver } from '@mantine/form';

type Schema = Parameters<typeof schemaResolver>[0];

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], values);

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** The schema's words for each field that it refuses; where nothing was given, the one sentence for that. */
export const schemaRules =
  (schema: Schema) =>
  (values: object): Record<string, string> => {
    const errors = schemaResolver(schema, { sync: true })(values as Record<string, unknown>) as Record<string, string>;
    const said = ([path, message]: [string, string]) =>
      [path, isEmpty(valueAt(values, path)) ? 'This is required.' : message] as const;
    return Object.fromEntries(Object.entries(errors).map(said));
  };
