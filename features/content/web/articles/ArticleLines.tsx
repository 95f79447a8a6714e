import { dayOf } from '#platform/contract/days.ts';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import type { ArticleLine } from '../../contract/articles.ts';
import classes from './ArticleLines.module.css';
import { articleAt } from './articleAt.ts';

type Props = { articles: ArticleLine[]; label: string; isShort?: boolean };

/** Articles in a list, each with its picture, day and summary. */
export function ArticleLines({ articles, label, isShort = false }: Props) {
  return (
    <ul className={classes.lines} aria-label={label}>
      {articles.map((article) => (
        <li key={article.id} className={classes.line}>
          {article.thumbnail && <img className={classes.picture} src={article.thumbnail} alt="" loading="lazy" />}
          <div className={classes.words}>
            <span className={classes.meta}>
              {article.category.name}
              {article.publishAt && (
                <>
                  {' · '}
                  <Day day={dayOf(article.publishAt)} />
                </>
              )}
            </span>
            <RouteLink to={articleAt(article)} className={classes.title}>
              {article.title}
            </RouteLink>
            {!isShort && article.summary && <p className={classes.summary}>{article.summary}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
