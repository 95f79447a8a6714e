import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { Received } from '#platform/web/api/client.ts';
import { type CallFailure, isOffline } from '#platform/web/api/failure.ts';
import { send } from '#platform/web/api/send.ts';
import { dataKey } from '#platform/web/api/useData.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { HomePart } from '#platform/web/shell/home.ts';
import type { CardAnswer, dashboard } from '../contract.ts';
import { allCards, api } from './api.ts';
import classes from './HomePage.module.css';

type Home = Received<(typeof dashboard)['home']>;

/** A card of the home page, with the lines at its foot. If it failed it says so, and tries again alone. */
export function HomeCard({ part, answer, foot }: { part: HomePart; answer: CardAnswer; foot?: ReactNode }) {
  const Part = part.part as ComponentType<{ data: unknown; foot?: ReactNode }>;
  return (
    <div className={classes.card} data-width={part.width} data-card={part.id}>
      {answer.failure === null ? (
        <Part data={answer.data} foot={foot} />
      ) : (
        <Failed id={part.id} title={part.title} failure={answer.failure} />
      )}
    </div>
  );
}

function Failed({ id, title, failure }: { id: string; title: string; failure: string }) {
  const queries = useQueryClient();
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    try {
      const { cards } = await send(api.home, { query: { card: id } });
      queries.setQueryData<Home>(
        dataKey(api.home, allCards),
        (home) => home && { ...home, cards: [...home.cards.filter((card) => card.id !== id), ...cards] },
      );
    } catch (error) {
      if (!isOffline(error)) toastResult((error as CallFailure).message, 'danger');
    }
    setRetrying(false);
  };
  return (
    <Panel title={title}>
      <ErrorCard error={{ errors: [{ message: failure }] }} onRetry={() => void retry()} retrying={retrying} />
    </Panel>
  );
}
