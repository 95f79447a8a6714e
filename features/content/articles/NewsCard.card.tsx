import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { ArticleLines } from './ArticleLines.tsx';
import type { News } from './articles.calls.ts';

/** The newest articles on the home page. */
export function NewsCard({ data }: { data: News }) {
  return (
    <Panel
      title="News"
      action={
        <Verb component={RouteLink} to="/news">
          All news
        </Verb>
      }
    >
      <ArticleLines articles={data} label="News" isShort />
    </Panel>
  );
}
