import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallFailure } from '#platform/web/api/failure.ts';
import { send } from '#platform/web/api/send.ts';
import { dataKey } from '#platform/web/api/useData.ts';
import type { HomePart } from '#platform/web/shell/home.ts';
import type { Layout } from '../../contract.ts';
import { type Arrangement, arranged, type Change } from '../../rules/arrange.ts';
import { api } from '../api.ts';

type State = { layout: Layout; waiting: Change[]; failure?: CallFailure };

/**
 * The layout while it is arranged. Each change shows at once and is stored after those before it. If another window stored
 * one meanwhile, the change is made again on that; what could not be sent waits for `retry`.
 */
export const useArrangement = (cards: HomePart[], first: Layout) => {
  const [state, setState] = useState<State>({ layout: first, waiting: [] });
  const latest = useRef(state);
  const queries = useQueryClient();
  const sending = useRef<Promise<void>>(undefined);
  const set = (next: State) => {
    latest.current = next;
    setState(next);
  };

  const storeNext = async ({ layout, waiting }: State): Promise<State> => {
    const [change, ...later] = waiting as [Change, ...Change[]];
    const body = { version: layout.version, ...arranged(cards, layout, change) };
    try {
      const stored = await send(api.arrange, { body });
      return { layout: stored, waiting: [...later, ...latest.current.waiting.slice(waiting.length)] };
    } catch (error) {
      const now = { waiting: latest.current.waiting };
      if (!(error instanceof CallFailure)) throw error;
      if (error.status === 409 && error.detail) return { ...now, layout: error.detail as Layout };
      return { ...now, layout, failure: error };
    }
  };
  const storeAll = async () => {
    while (latest.current.waiting.length > 0 && !latest.current.failure) set(await storeNext(latest.current));
    // Cards that are shown again were not read yet.
    void queries.invalidateQueries({ queryKey: dataKey(api.home) });
  };
  const store = () => {
    sending.current ??= storeAll().finally(() => {
      sending.current = undefined;
    });
    return sending.current;
  };

  const { layout, waiting, failure } = state;
  return {
    /** As it will be when all is stored. */
    shown: waiting.reduce<Arrangement>((before, change) => arranged(cards, before, change), layout),
    isSaving: waiting.length > 0 && !failure,
    failure,
    change: (change: Change) => {
      const { layout, waiting } = latest.current;
      set({ layout, waiting: [...waiting, change] });
      void store();
    },
    retry: () => {
      const { layout, waiting } = latest.current;
      set({ layout, waiting });
      void store();
    },
    /** The stored layout, once nothing waits any more. */
    settled: async () => {
      await sending.current;
      return latest.current.waiting.length === 0 ? latest.current.layout : undefined;
    },
  };
};
