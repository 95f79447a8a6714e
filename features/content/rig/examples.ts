import { samplePng } from '#platform/server/storage/sample-files.ts';
import type { Examples } from '#test/access.ts';
import type { content } from '../room.calls.ts';

const none = { params: { id: '00000000-0000-4000-8000-000000000000' }, refused: 404 } as const;

const link = {
  group: 'agent-tools',
  title: 'Name cards',
  description: 'Order name cards',
  address: 'https://cards.example.sg/order?agency=gable',
  icon: 'id',
  isHidden: false,
};

const publication = { audience: ['salespeople', 'rank:ASSOCIATE'], publishAt: null, archiveAt: '2099-12-31T16:00:00Z' };

const article = {
  category: 'announcement',
  title: 'Office closed on Friday',
  summary: 'We are back on Monday',
  body: {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Hours' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'See ' },
          {
            type: 'text',
            text: 'the desk',
            marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/resources' } }],
          },
        ],
      },
    ],
  },
  ...publication,
};

const rollingText = { text: 'Closed on Friday', link: '/agent-tools/announcement', place: 2, ...publication };

const event = {
  title: 'Launch briefing',
  summary: 'Floor plans and prices',
  body: article.body,
  place: 'Level 3, 1 Raffles Place',
  startsAt: '2099-12-01T02:00:00Z',
  endsAt: '2099-12-01T04:00:00Z',
  capacity: 50,
  ...publication,
};

export const examples: Examples<typeof content> = {
  calls: {
    links: { query: { group: 'gov-e-services' } },
    allLinks: {},
    addLink: { body: link },
    changeLink: { ...none, body: link },
    removeLink: none,
    orderLinks: { body: { group: 'agent-tools', ids: [none.params.id] }, refused: 409 },
    articles: { query: { category: 'announcement', search: 'closed' } },
    article: { ...none, query: { preview: 'true' } },
    articleCategories: {},
    addCategory: { body: { code: 'events-recap', name: 'Looking back' } },
    renameCategory: { params: { code: 'practice' }, body: { name: 'Practice' } },
    deskArticles: { query: { state: 'draft', category: 'announcement' } },
    deskArticlesSheet: {},
    deskArticle: none,
    addArticle: { body: article },
    changeArticle: { ...none, body: { ...article, version: 1 } },
    removeArticle: none,
    addCover: { ...none, file: { name: 'cover.png', bytes: samplePng() } },
    removeCover: none,
    cover: { params: { fileId: none.params.id }, refused: 404 },
    addPicture: { file: { name: 'plan.png', bytes: samplePng() } },
    picture: { params: { fileId: none.params.id }, refused: 404 },
    rollingTexts: {},
    deskRollingTexts: { query: { state: 'published' } },
    deskRollingTextsSheet: {},
    addRollingText: { body: rollingText },
    changeRollingText: { ...none, body: rollingText },
    removeRollingText: none,
    events: { query: { when: 'past', search: 'launch' } },
    event: { ...none, query: { preview: 'true' } },
    register: none,
    cancelRegistration: none,
    eventCalendar: none,
    deskEvents: { query: { state: 'scheduled' } },
    deskEventsSheet: {},
    deskEvent: none,
    attendees: { params: none.params },
    attendeesSheet: { params: none.params },
    addEvent: { body: event },
    changeEvent: { ...none, body: { ...event, version: 1 } },
    removeEvent: none,
  },
};
