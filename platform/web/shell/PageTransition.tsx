import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { calmQuery } from '../kit/hooks/useMedia.ts';

/** Fades a new page in within 0.25 s. Not the first page, and not if the person prefers reduced motion. */
export function PageTransition({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (window.matchMedia(calmQuery).matches) return;
    box.current?.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 250, easing: 'ease-out' });
  }, [pathname]);

  return (
    <div ref={box} className={className} data-page>
      {children}
    </div>
  );
}
