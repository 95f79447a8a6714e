import type { AnyRoute } from '@tanstack/react-router';

/** The addresses that routes were declared with; the router works out their full ones only once it has the tree. */
export const pathsOf = (routes: AnyRoute[]): string[] =>
  routes.flatMap(({ options }) => (options as { path?: string }).path ?? []);
