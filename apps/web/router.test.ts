import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { publicPaths } from '#features/identity/rules/public-paths.ts';
import { makeRouter } from './router.tsx';

describe('the tree of pages', () => {
  it('lets nobody in without sign-in but on the public pages', () => {
    const { routesById } = makeRouter(new QueryClient());
    const outside = Object.entries(routesById).filter(([id]) => id.startsWith('/outside/'));
    expect(outside.map(([, route]) => route.fullPath).sort()).toEqual([...publicPaths].sort());
    const other = Object.keys(routesById).filter((id) => !id.startsWith('/outside'));
    expect(other).toEqual(['__root__', '/inside', '/inside/$']);
  });
});
