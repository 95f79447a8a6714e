import * as z from 'zod';
import { baseVariables } from './base-variables.ts';
import { variables } from './config.ts';
import { secretNames } from './secrets-by-file.ts';

/** Name, meaning and default of every variable, for `config` on the command line. */
export const describeConfig = () =>
  Object.entries({ ...variables.shape, ...baseVariables.shape }).map(([name, schema]) => ({
    name,
    meaning: [
      schema.description ?? '',
      ...(schema instanceof z.ZodDefault && !schema.description?.includes('Default')
        ? [`Default: ${schema.def.defaultValue}.`]
        : []),
      ...((secretNames as readonly string[]).includes(name) ? [`Or ${name}_FILE: a file that holds it.`] : []),
    ].join(' '),
  }));

/** Every name that means something to us. */
export const knownVariables = (): string[] => [
  ...describeConfig().map(({ name }) => name),
  ...secretNames.map((name) => `${name}_FILE`),
];
