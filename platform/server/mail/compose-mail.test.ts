import { expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

const content = {
  title: 'Sign the form for 12 Orchard Road',
  lines: ['Mei Tan asks you to sign.', 'It takes two minutes.'],
  action: { label: 'Read and sign', url: 'https://gable.example/sign?token=a&form=7' },
  footer: 'Sent by Orchard Realty.',
};

it('says the same as text, with the address in full', () => {
  expect(composeMail(content).text).toBe(
    'Sign the form for 12 Orchard Road\n\nMei Tan asks you to sign.\n\nIt takes two minutes.\n\n' +
      'Read and sign:\nhttps://gable.example/sign?token=a&form=7\n\n-- \nSent by Orchard Realty.\n',
  );
});

it('writes what people typed as text, never as markup', () => {
  const evil = `<img src=x onerror="alert('1')">&`;
  const { html } = composeMail({
    ...content,
    title: evil,
    lines: [evil],
    footer: evil,
    action: { ...content.action, label: evil },
  });
  expect(html).not.toContain('<img');
  expect(html.split('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;')).toHaveLength(6);
});

it('loads nothing from anywhere', () => {
  const { html } = composeMail({ ...content, code: '123456' });
  expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|\ssrc=/i);
  expect(html.match(/https?:[^"<]*/g)?.every((address) => address === content.action.url.replace('&', '&amp;'))).toBe(
    true,
  );
});

it('keeps a code in one piece', () => {
  const { html, text } = composeMail({ ...content, code: '004271' });
  expect(html).toContain('>004271<');
  expect(text).toContain('\n    004271\n');
});

it.each(['javascript:alert(1)', '/sign', 'data:text/html,x', ''])('refuses the address %j', (url) => {
  expect(() => composeMail({ ...content, action: { label: 'Go', url } })).toThrow('http or https');
});
