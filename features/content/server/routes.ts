import { implement } from '#platform/server/http/implement.ts';
import { content } from '../contract/index.ts';
import { addLink, changeLink, listAllLinks, listLinks, orderLinks, removeLink } from './links/links.ts';

export const contentRoutes = implement('content', content, {
  links: listLinks,
  allLinks: listAllLinks,
  addLink,
  changeLink,
  removeLink,
  orderLinks,
});
