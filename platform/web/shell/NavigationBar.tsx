import { createNprogress, NavigationProgress, useNprogress } from '@mantine/nprogress';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const throttle = 200;
const duration = 5000;
const [store, bar] = createNprogress();

/** The bar's percentage after `elapsed` ms: about 70% after `duration`, and never 100%. */
const progressAt = (elapsed: number) => (200 / Math.PI) * Math.atan((2 * elapsed) / duration);

/** The progress bar of a navigation, shown when it takes longer than 200 ms. */
export default function NavigationBar() {
  const router = useRouter();
  const { mounted } = useNprogress(store);

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let started = 0;
    const stop = () => {
      if (timer === undefined) return;
      clearInterval(timer);
      timer = undefined;
      if (performance.now() - started >= throttle) bar.complete();
    };
    const begin = router.subscribe('onBeforeLoad', () => {
      if (timer !== undefined) return;
      started = performance.now();
      timer = setInterval(() => {
        const elapsed = performance.now() - started;
        if (elapsed >= throttle) bar.set(progressAt(elapsed));
      }, 100);
    });
    const end = router.subscribe('onResolved', stop);
    return () => {
      begin();
      end();
      stop();
    };
  }, [router]);

  return (
    <div aria-hidden={!mounted}>
      <NavigationProgress store={store} color="rose.5" size={3} withinPortal={false} aria-label="Loading page" />
    </div>
  );
}
