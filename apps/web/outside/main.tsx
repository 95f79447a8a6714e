import '@fontsource-variable/inter/wght.css';
import '#platform/web/plain/plain.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Outside } from '#platform/web/plain/Outside.tsx';
import type { OutsidePages } from '#platform/web/plain/outsidePages.ts';
import { followScheme } from '#platform/web/plain/scheme.ts';
import { printByDay } from '#platform/web/theme/print.ts';
import { Loading } from '../Loading.tsx';

const found = import.meta.glob<OutsidePages>('../../../features/*/{web/outside/pages,outside/pages.web}.ts', {
  eager: true,
  import: 'outsidePages',
});
const pages: OutsidePages = Object.fromEntries(Object.values(found).flatMap(Object.entries<OutsidePages[string]>));

const place = document.getElementById('root');
if (!place) throw new Error('outside.html has no #root.');
followScheme();
printByDay();
const root = createRoot(place);
// A transition, so that rendering is interruptible.
startTransition(() =>
  root.render(
    <StrictMode>
      <Outside pages={pages} loading={<Loading />} />
    </StrictMode>,
  ),
);
