import { Button } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import type { Call } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import type { Known } from '../rates/known.rules.ts';
import { Results } from './Results.tsx';
import { SheetActions } from './SheetActions.tsx';
import classes from './SheetFrame.module.css';
import type { Sheet } from './sheet.rules.ts';

type Props = {
  title: string;
  /** Pages beside it. */
  tabs?: ReactNode;
  /** The call of its PDF, and the inputs. */
  call: Call;
  query: Record<string, string>;
  clear: () => void;
  sheetOf: (known: Known) => Sheet;
  children: ReactNode;
};

/** Inputs on one side, results on the other. */
export function SheetFrame({ title, tabs, call, query, clear, sheetOf, children }: Props) {
  const today = useToday();
  const { data, error, refetch, isFetching } = useData(api.rules, {});
  const known = useMemo<Known | undefined>(() => data && ({ ...data, today } as Known), [data, today]);
  const sheet = known && sheetOf(known);
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: 'Agent Tools', to: '/agent-tools' }]}
        action={sheet && <SheetActions sheet={sheet} call={call} query={query} agency={data?.agency} />}
      />
      {tabs}
      <div className={classes.sides}>
        <Panel
          title="Details"
          action={
            Object.keys(query).length > 0 && (
              <Button variant="subtle" color="gray" size="compact-sm" onClick={clear}>
                Clear
              </Button>
            )
          }
        >
          {children}
        </Panel>
        <div className={classes.results}>
          {error && !data ? (
            <ErrorCard error={error} title="Rates could not be loaded" onRetry={refetch} retrying={isFetching} />
          ) : (
            sheet && <Results sheet={sheet} />
          )}
        </div>
      </div>
    </>
  );
}
