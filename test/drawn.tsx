import { MantineProvider } from '@mantine/core';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

/** A part of a page as HTML, with its links, without a browser. */
export const drawn = (element: ReactNode): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <RouterContextProvider router={router}>{element}</RouterContextProvider>
    </MantineProvider>,
  ).replaceAll(/<style.*?<\/style>/gs, '');

/** What is read there, part by part. */
export const wordsOf = (html: string): string[] => html.split(/<[^>]*>/).filter((words) => words.trim() !== '');
