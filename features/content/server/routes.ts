import { implement } from '#platform/server/http/implement.ts';
import { content } from '../contract/index.ts';
import { addCover, readCover, removeCover } from './articles/covers.ts';
import { deskArticles } from './articles/desk-articles.ts';
import { listArticles, listCategories, readArticle, readDeskArticle } from './articles/read-articles.ts';
import { addArticle, addCategory, changeArticle, removeArticle, renameCategory } from './articles/write-articles.ts';
import { attendees, deskEvents } from './events/desk-events.ts';
import { listEvents, readDeskEvent, readEvent, readEventCalendar } from './events/read-events.ts';
import { cancelRegistration, register } from './events/register.ts';
import { addEvent, changeEvent, removeEvent } from './events/write-events.ts';
import { addLink, changeLink, listAllLinks, listLinks, orderLinks, removeLink } from './links/links.ts';
import { addPicture, readPicture } from './pictures/pictures.ts';
import {
  addRollingText,
  changeRollingText,
  deskRollingTexts,
  listRollingTexts,
  removeRollingText,
} from './rolling/rolling-texts.ts';

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
