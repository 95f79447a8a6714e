import { useLayoutEffect, useState } from 'react';

/**
 * Whether what the box holds is wider than the box. A head sticks to the page only while its box does not scroll,
 * so the box scrolls only when it must.
 */
export function useOverflows() {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    if (!box) return;
    const measure = () => {
      const inner = box.firstElementChild;
      if (inner) setOverflows(inner.scrollWidth > box.clientWidth + 1);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    if (box.firstElementChild) watch.observe(box.firstElementChild);
    return () => watch.disconnect();
  }, [box]);
  return { box, setBox, overflows };
}
