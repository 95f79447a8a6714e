import type { GableForm } from '#platform/web/form/useGableForm.ts';

/** What a form says is wrong in the fields under a path. */
export const errorsUnder = ({ errors }: Pick<GableForm<object>['form'], 'errors'>, path: string): string[] =>
  Object.entries(errors).flatMap(([field, error]) =>
    error && field.startsWith(`${path}.`) ? [`${field}: ${error}`] : [],
  );
