import { dayOf } from '#platform/contract/days.ts';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import lines from '../publication/Lines.module.css';
import classes from './ArticleLines.module.css';
import { articleAt } from './articleAt.web.ts';
import type { ArticleLine } from './articles.calls.ts';

type Props = { articles: ArticleLine[]; label: string };

/** Articles in a list, each with its picture, day and summary. */
export function ArticleLines({ articles, label }: Props) {
  return (
    <ul aria-label={label}>
      {articles.map((article) => (
        <li key={article.id} className={lines.line}>
          {article.thumbnail && <img className={classes.picture} src={article.thumbnail} alt="" loading="lazy" />}
          <div className={lines.words}>
            <span className="g-dimmed">
              {article.category.name}
              {article.publishAt && (
                <>
                  {' · '}
                  <Day day={dayOf(article.publishAt)} />
                </>
              )}
            </span>
            <RouteLink to={articleAt(article)} className={lines.title}>
              {article.title}
            </RouteLink>
            {article.summary && <p className={classes.summary}>{article.summary}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
