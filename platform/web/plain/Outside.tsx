import { Component, type ComponentType, type ErrorInfo, lazy, type ReactNode, Suspense } from 'react';
import { reloadForChunk } from '../errors/chunkReload.ts';
import { usePageTitle } from '../kit/page/usePageTitle.ts';
import page from '../shell/PublicPage.module.css';
import { usePath } from './address.ts';
import { ErrorCard } from './ErrorCard.tsx';
import type { OutsidePages } from './outsidePages.ts';
import { ToastHost } from './ToastHost.tsx';

type Props = { pages: OutsidePages; loading: ReactNode };

/** The page of the address, and the messages above it. */
export function Outside({ pages, loading }: Props) {
  const path = usePath().replace(/(.)\/+$/, '$1');
  const Page = pageAt(pages, path);
  return (
    <>
      <Suspense fallback={loading}>
        <Boundary key={path}>{Page ? <Page /> : <Failed error={new Error(`There is no page ${path}.`)} />}</Boundary>
      </Suspense>
      <ToastHost />
    </>
  );
}

const known = new Map<string, ComponentType>();

const pageAt = (pages: OutsidePages, path: string): ComponentType | undefined => {
  const load = pages[path];
  if (load && !known.has(path)) known.set(path, lazy(load));
  return known.get(path);
};

/** A page that failed: one whose code is no longer there is loaded anew, of any other it is said. */
class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    if (!reloadForChunk(error)) console.error(error, info.componentStack);
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <Failed error={this.state.error} />;
  }
}

function Failed({ error }: { error: unknown }) {
  usePageTitle('An error occurred');
  return (
    <main id="content" className={page.page}>
      <h1 className={page.failed}>An error occurred</h1>
      <ErrorCard error={error} title="The page could not be shown" onRetry={() => location.reload()} />
    </main>
  );
}
