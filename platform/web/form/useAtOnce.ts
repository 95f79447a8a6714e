import { startTransition, useOptimistic } from 'react';

/**
 * The value of a field as one changes it: the field shows at once what `give` is told, and the rest of the form, which
 * `change` tells, follows in slices, so that no key waits for it. What the form makes of it is what stands in the end.
 */
export function useAtOnce<Value>(value: Value): [shown: Value, give: (next: Value, change: () => void) => void] {
  const [shown, show] = useOptimistic(value);
  const give = (next: Value, change: () => void) =>
    startTransition(() => {
      show(next);
      change();
    });
  return [shown, give];
}
