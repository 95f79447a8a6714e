import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { connectToasts, type Toast } from '../feedback/toast.ts';
import { toneIcons } from '../kit/status/tone.ts';
import classes from './ToastHost.module.css';

type Shown = Toast & { id: number };
let count = 0;

const without = (id: number) => (toasts: Shown[]) => toasts.filter((each) => each.id !== id);

/** Shows the results of calls for as long as they ask for; the same words once. */
export function ToastHost() {
  const [toasts, setToasts] = useState<Shown[]>([]);
  useEffect(
    () =>
      connectToasts((toast) => {
        count += 1;
        const id = count;
        setToasts((before) => [...before.filter(({ message }) => message !== toast.message), { ...toast, id }]);
        setTimeout(() => setToasts(without(id)), toast.stay);
      }),
    [],
  );
  return (
    <section className={classes.place} aria-label="Messages">
      {toasts.map(({ id, message, tone }) => {
        const Icon = toneIcons[tone];
        return (
          <div key={id} className={classes.toast} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
            <span className={classes.icon}>
              <Icon size={18} stroke={2} aria-hidden />
            </span>
            <span>{message}</span>
            <button
              type="button"
              className={classes.close}
              aria-label="Close message"
              onClick={() => setToasts(without(id))}
            >
              <IconX size={18} stroke={1.7} aria-hidden />
            </button>
          </div>
        );
      })}
    </section>
  );
}
