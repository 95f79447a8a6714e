import { describe, expect, it } from 'vitest';
import { sharedGable } from './gable.ts';
import { approveCase } from './journey/desk.ts';
import { keys, mouse } from './journey/hands.ts';
import { report, submitReported } from './journey/report.ts';
import { fillSale } from './journey/sale.ts';
import { signIn, signOut } from './journey/session.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();

describe('a sale, from the sign-in of its salesperson to the approval by the desk', () => {
  // On a phone the gate takes a lease the same way (e2e/lease.test.ts).
  it.each(
    places(
      { place: 'at a desk, by keyboard alone', width: 1440, unit: '21-03', hands: keys },
      { place: 'on a phone', width: 360, unit: '22-04', hands: mouse },
    ),
  )('$place', { timeout: 900_000 }, async ({ place, width, unit, hands }) => {
    const sale = {
      unit,
      client: { side: 'seller', name: 'Goh Siew Choo' },
      other: { side: 'buyer', name: 'Arjun Nair' },
      fillInfo: fillSale,
      byHand: hands === keys,
    };
    const walk = async (here: Visit) => {
      await here.page.goto('/signin');
      await here.look('the sign-in page');
      await signIn(here, 'hannah.lim');
      await here.look('the dashboard of a salesperson');
      await report(here, sale);
      const caseNo = await submitReported(here, sale);
      await signOut(here);
      const asked: string[] = [];
      here.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await signIn(here, 'mei.tan');
      await here.look('the dashboard of the desk');
      // The home page of whoever was signed in before is not drawn.
      expect(asked.filter((path) => path.includes('my-production'))).toEqual([]);
      await approveCase(here, caseNo);
    };
    await visit(`journey ${place}`, width, walk, undefined, hands);
  });
});
