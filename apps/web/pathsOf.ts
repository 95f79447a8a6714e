import type { AnyRoute } from '@tanstack/react-router';

/** The declared paths of routes. The router knows their full paths only when it has the whole tree. */
export const pathsOf = (routes: AnyRoute[]): string[] =>
  routes.flatMap(({ options }) => (options as { path?: string }).path ?? []);
