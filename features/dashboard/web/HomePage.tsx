import { ActionIcon, Button, Skeleton, Tooltip } from '@mantine/core';
import { IconAdjustments, IconBriefcase } from '@tabler/icons-react';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useLoaderData } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { RestNotice, useMe } from '#features/identity/index.web.ts';
import { agencyZone, type Day, formatMonth, weekdayOf } from '#platform/contract/days.ts';
import type { Received } from '#platform/web/api/client.ts';
import type { CallFailure } from '#platform/web/api/failure.ts';
import { isPortal } from '#platform/web/api/portal.ts';
import { dataKey, useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { HomePart } from '#platform/web/shell/home.ts';
import type { CardAnswer, dashboard } from '../contract.ts';
import { inOrder, isShown } from '../rules/arrange.ts';
import { allCards, api } from './api.ts';
import { greeting } from './greeting.ts';
import { HomeCard } from './HomeCard.tsx';
import classes from './HomePage.module.css';
import { NewHome } from './NewHome.tsx';

/** `Thursday, 26 November 2026`. */
const longDay = (day: Day) => `${weekdayOf(day)}, ${Number(day.slice(8))} ${formatMonth(day)}`;

const ArrangeCards = lazy(async () => ({ default: (await import('./arrange/ArrangeCards.tsx')).ArrangeCards }));

/** Home: the cards that features declare for this person, in their order, from one call. */
export function HomePage() {
  const me = useMe();
  const queries = useQueryClient();
  const { parts }: HomeParts = useLoaderData({ strict: false });
  const found = useData(api.home, allCards, { staleTime: 2_000 });
  const [arranging, setArranging] = useState(false);
  const arrange = useRef<HTMLButtonElement>(null);
  // Done is gone with its panel: the focus goes back to the button that opened it.
  useEffect(() => (arranging ? () => arrange.current?.focus() : undefined), [arranging]);
  const buttons = parts.flatMap(({ id, action: Action }) => (Action ? <Action key={id} /> : []));
  const canArrange = parts.length > 1 && found.data && !isPortal();
  return (
    <>
      <PageHeader
        title={`${greeting(Temporal.Now.zonedDateTimeISO(agencyZone).hour)}, ${me.name}`}
        tab="Dashboard"
        beside={longDay(Temporal.Now.plainDateISO(agencyZone).toString())}
        action={
          !arranging &&
          (canArrange || buttons.length > 0) && (
            <>
              {canArrange && (
                <Tooltip label="Arrange">
                  <ActionIcon
                    ref={arrange}
                    variant="default"
                    size={36}
                    aria-label="Arrange"
                    onClick={() => setArranging(true)}
                  >
                    <IconAdjustments size={18} stroke={1.7} />
                  </ActionIcon>
                </Tooltip>
              )}
              {buttons}
            </>
          )
        }
      />
      <RestNotice className={classes.rest} />
      {arranging && found.data ? (
        <Suspense fallback={<Loading />}>
          <ArrangeCards
            cards={parts.filter(({ under }) => !under)}
            layout={found.data.layout}
            onDone={(layout) => {
              queries.setQueryData<Home>(dataKey(api.home, allCards), (home) => home && { ...home, layout });
              setArranging(false);
            }}
          />
        </Suspense>
      ) : (
        <Cards parts={parts} found={found} onArrange={() => setArranging(true)} />
      )}
    </>
  );
}

type Home = Received<(typeof dashboard)['home']>;

type CardsProps = {
  parts: HomePart[];
  found: UseQueryResult<Home, CallFailure>;
  onArrange: () => void;
};

function Cards({ parts, found, onArrange }: CardsProps) {
  const { data, error, isFetching, refetch } = found;
  if (parts.length === 0) return <NothingYet />;
  if (!data)
    return error ? <ErrorCard error={error} onRetry={() => void refetch()} retrying={isFetching} /> : <Loading />;
  const { cards, layout } = data;
  const shown = inOrder(parts, layout.placed).filter((part) => isShown(part, layout));
  if (!shown.some(({ under }) => !under))
    return (
      <Panel>
        <EmptyState
          icon={IconAdjustments}
          title="Every card is hidden"
          action={
            <Button variant="default" onClick={onArrange}>
              Arrange
            </Button>
          }
        >
          Choose which cards your dashboard shows.
        </EmptyState>
      </Panel>
    );
  return (
    <>
      <NewHome parts={parts} layout={layout} />
      <CardList parts={shown} answers={cards} />
    </>
  );
}

/** What a phone has room for. The cards below follow in pieces, because all at once would keep it from answering. */
const cardsAtOnce = 2;
/** Whether home was shown before: then it stands whole at once, and is scrolled to where it was. */
let wasShown = false;

function CardList({ parts, answers }: { parts: HomePart[]; answers: CardAnswer[] }) {
  const showsAll = useDeferredValue(true, wasShown);
  useEffect(() => {
    wasShown = true;
  }, []);
  const answerOf = ({ id }: HomePart) => answers.find((answer) => answer.id === id);
  const cards = parts.filter((part) => !part.under && !isReplaced(part, parts, answers));
  return (
    <div className={classes.cards}>
      {cards.slice(0, showsAll ? undefined : cardsAtOnce).map((part) => {
        const answer = answerOf(part);
        const lines = parts.filter(({ under }) => under === part.id);
        return (
          answer && (
            <HomeCard
              key={part.id}
              part={part}
              answer={answer}
              foot={lines.map((line) => <FootLine key={line.id} line={line} answer={answerOf(line)} />)}
            />
          )
        );
      })}
    </div>
  );
}

/** Whether a card has nothing to show, and another one stands in its place. */
const isReplaced = ({ id }: HomePart, parts: HomePart[], answers: CardAnswer[]): boolean => {
  const answerOf = (cardId: string) => answers.find((answer) => answer.id === cardId);
  const isEmpty = (answerOf(id)?.data as { total?: number } | null | undefined)?.total === 0;
  return isEmpty && parts.some((part) => part.replaces === id && answerOf(part.id));
};

/** A line at the foot of a card. One that failed is left out: the card above it stands. */
function FootLine({ line, answer }: { line: HomePart; answer: CardAnswer | undefined }) {
  const Line = line.part as ComponentType<{ data: unknown }>;
  return answer?.data ? <Line data={answer.data} /> : null;
}

function Loading() {
  return (
    <div className={classes.cards} role="status" aria-label="Loading the dashboard">
      {[180, 120, 280].map((height) => (
        <div key={height} className={classes.card} data-width="full">
          <Skeleton height={height} radius="md" />
        </div>
      ))}
    </div>
  );
}

/** Shown to who has no card. */
function NothingYet() {
  return (
    <Panel>
      <EmptyState icon={IconBriefcase} title="Nothing waits for you here">
        The menu leads to everything that is there.
      </EmptyState>
    </Panel>
  );
}

export type HomeParts = { parts: HomePart[] };
