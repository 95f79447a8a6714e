import { Button, CloseButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Received } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { dataKey } from '#platform/web/api/useData.ts';
import type { HomePart } from '#platform/web/shell/home.ts';
import type { dashboard, Layout } from '../contract.ts';
import { keepsOldCards } from '../rules/arrange.ts';
import { allCards, api } from './api.ts';
import classes from './HomePage.module.css';

const key = 'gable.new-home';

const wasSaid = (): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
};

/** Says once to who arranged the page before most cards started off that there is a shorter one. */
export function NewHome({ parts, layout }: { parts: HomePart[]; layout: Layout }) {
  const queries = useQueryClient();
  const [isSaid, setSaid] = useState(wasSaid);
  const send = useChange(api.arrange);
  if (isSaid || !keepsOldCards(parts, layout)) return null;
  const close = () => {
    localStorage.setItem(key, 'said');
    setSaid(true);
  };
  const takeNew = async () => {
    const stored = await send.mutateAsync({ body: { version: layout.version, placed: [], hidden: [], shown: [] } });
    queries.setQueryData<Received<(typeof dashboard)['home']>>(
      dataKey(api.home, allCards),
      (home) => home && { ...home, layout: stored },
    );
    close();
  };
  return (
    <div className={classes.said} role="status">
      <span>To do and Money are new. They sum up your other cards, which stay as you arranged them.</span>
      <Button
        size="compact-sm"
        variant="default"
        loading={send.isPending}
        onClick={() => void takeNew().catch(() => {})}
      >
        Use the short page
      </Button>
      <CloseButton aria-label="Close" onClick={close} />
    </div>
  );
}
