import type { Examples } from '#test/access.ts';
import type { content } from '../../contract/index.ts';

const none = { params: { id: '00000000-0000-4000-8000-000000000000' }, refused: 404 } as const;

const link = {
  group: 'agent-tools',
  title: 'Name cards',
  description: 'Order name cards',
  address: 'https://cards.example.sg/order?agency=gable',
  icon: 'id',
  isHidden: false,
};

export const examples: Examples<typeof content> = {
  calls: {
    links: { query: { group: 'gov-e-services' } },
    allLinks: {},
    addLink: { body: link },
    changeLink: { ...none, body: link },
    removeLink: none,
    orderLinks: { body: { group: 'agent-tools', ids: [none.params.id] }, refused: 409 },
  },
};
