import { type ComponentType, isValidElement, memo, useState } from 'react';

type Props = Record<string, unknown>;

const isPlain = (value: unknown): value is Props =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value)));

/** Whether two props show the same. A function shows nothing: which one it is does not count. */
export const showsSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b) || (typeof a === 'function' && typeof b === 'function')) return true;
  if (isValidElement(a) && isValidElement(b))
    return a.type === b.type && a.key === b.key && showsSame(a.props, b.props);
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && showsSame(a[key], b[key]));
};

/**
 * A part of a form that is drawn anew only when something that it shows has changed, so that a key in one field costs
 * nothing in the others. Functions may be new each time: the latest is called. What a function answers from (a row of the
 * form, its errors) must come beside it as a value.
 */
export function still<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  const Drawn = memo(Part as ComponentType<Props>, showsSame);
  return function Still(props: P) {
    const [functions] = useState(() => new SteadyFunctions());
    return <Drawn {...functions.in(props as Props)} />;
  };
}

/** Gives each function of a part one form for good, which calls the latest. */
class SteadyFunctions {
  /** Taken while it is drawn, since a part may call them while it is drawn itself. */
  #latest: Props = {};
  readonly #steady = new Map<string, unknown>();

  in(props: Props): Props {
    this.#latest = props;
    return Object.fromEntries(
      Object.entries(props).map(([name, value]) => [name, typeof value === 'function' ? this.#of(name) : value]),
    );
  }

  #of(name: string): unknown {
    const steady =
      this.#steady.get(name) ??
      ((...given: unknown[]) => (this.#latest[name] as (...all: unknown[]) => unknown)(...given));
    this.#steady.set(name, steady);
    return steady;
  }
}
