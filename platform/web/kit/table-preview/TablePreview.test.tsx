import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { encodings } from '#platform/contract/encodings.ts';
import { TablePreview } from './TablePreview.tsx';

it('lets somebody choose an encoding as soon as a file is picked, before it is read', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <TablePreview
          file={{ name: 'people.csv' }}
          read={() => new Promise(() => undefined)}
          take={async () => undefined}
          label="Continue"
          onCancel={() => undefined}
        />
      </MantineProvider>
    </QueryClientProvider>,
  );
  const options = [...html.matchAll(/<option value="(.*?)"( selected="")?>(.*?)<\/option>/g)];
  expect(html).toContain('Reading the file…');
  expect(options.map(([, value]) => value)).toEqual(['', ...Object.keys(encodings)]);
  expect(options.filter(([, , isChosen]) => isChosen).map(([, , , label]) => label)).toEqual(['Detect automatically']);
});
