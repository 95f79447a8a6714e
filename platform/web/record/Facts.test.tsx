import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Facts } from './Facts.tsx';

const labelsIn = (html: string) => [...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, label]) => label);

it('draws what there is, in its order, and nothing of what there is not', () => {
  const html = renderToStaticMarkup(
    <Facts
      items={[
        { label: 'Bank', value: 'UOB' },
        { label: 'UEN', value: '' },
        { label: 'Approved by', value: null },
        { label: 'Returned', value: undefined },
        false,
        null,
        { label: 'Shares', value: 0 },
      ]}
    />,
  );
  expect(labelsIn(html)).toEqual(['Bank', 'Shares']);
});

it('draws no empty list', () => {
  expect(renderToStaticMarkup(<Facts items={[{ label: 'UEN', value: '' }, undefined]} />)).toBe('');
});
