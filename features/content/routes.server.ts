import { implement } from '#platform/server/http/implement.ts';
import { addCover, readCover, removeCover } from './articles/covers.server.ts';
import { deskArticles } from './articles/desk-articles.server.ts';
import { listArticles, listCategories, readArticle, readDeskArticle } from './articles/read-articles.server.ts';
import {
  addArticle,
  addCategory,
  changeArticle,
  removeArticle,
  renameCategory,
} from './articles/write-articles.server.ts';
import { attendees, deskEvents } from './events/desk-events.server.ts';
import { listEvents, readDeskEvent, readEvent, readEventCalendar } from './events/read-events.server.ts';
import { cancelRegistration, register } from './events/register.server.ts';
import { addEvent, changeEvent, removeEvent } from './events/write-events.server.ts';
import { addLink, changeLink, listAllLinks, listLinks, orderLinks, removeLink } from './links/links.server.ts';
import { addPicture, readPicture } from './pictures/pictures.server.ts';
import {
  addRollingText,
  changeRollingText,
  deskRollingTexts,
  listRollingTexts,
  removeRollingText,
} from './rolling-texts/rolling-texts.server.ts';
import { content } from './room.calls.ts';

export const contentRoutes = implement('content', content, {
  links: listLinks,
  allLinks: listAllLinks,
  addLink,
  changeLink,
  removeLink,
  orderLinks,
  articles: listArticles,
  article: readArticle,
  articleCategories: listCategories,
  addCategory,
  renameCategory,
  deskArticles: deskArticles.page,
  deskArticlesSheet: deskArticles.file,
  deskArticle: readDeskArticle,
  addArticle,
  changeArticle,
  removeArticle,
  addCover,
  removeCover,
  cover: readCover,
  addPicture,
  picture: readPicture,
  rollingTexts: listRollingTexts,
  deskRollingTexts: deskRollingTexts.page,
  deskRollingTextsSheet: deskRollingTexts.file,
  addRollingText,
  changeRollingText,
  removeRollingText,
  events: listEvents,
  event: readEvent,
  register,
  cancelRegistration,
  eventCalendar: readEventCalendar,
  deskEvents: deskEvents.page,
  deskEventsSheet: deskEvents.file,
  deskEvent: readDeskEvent,
  attendees: attendees.page,
  attendeesSheet: attendees.file,
  addEvent,
  changeEvent,
  removeEvent,
});
