import { pageShot, type Shot } from './shot.ts';

const market = (name: string, tab: string): Shot =>
  pageShot(`market data, ${name}`, 'hannah.lim', `/agent-tools/caveat-hdb?tab=${tab}`);

export const marketShots: Shot[] = [
  market('private sales', 'caveat'),
  market('HDB resale', 'hdb'),
  market('rental', 'rental'),
  market('open market', 'open-market'),
];
