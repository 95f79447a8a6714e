import type { ReactNode } from 'react';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import { Box } from '#platform/web/kit/page/Box.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { articleAt } from './articleAt.web.ts';
import type { News } from './articles.calls.ts';
import classes from './NewsCard.card.module.css';

const most = 2;

/** The newest articles on the home page, a line each. */
export function NewsCard({ data, foot }: { data: News; foot?: ReactNode }) {
  return (
    <Box
      title="News"
      action={
        <Verb component={RouteLink} to="/news">
          All news
        </Verb>
      }
    >
      <ul className={classes.lines} aria-label="News">
        {data.slice(0, most).map((article) => (
          <li key={article.id} className={classes.line}>
            <RouteLink to={articleAt(article)} className={classes.title} title={article.title}>
              {article.title}
            </RouteLink>
            {article.publishAt && (
              <time className="g-figures" dateTime={article.publishAt}>
                {formatDay(dayOf(article.publishAt)).slice(0, 6)}
              </time>
            )}
          </li>
        ))}
      </ul>
      {foot}
    </Box>
  );
}
