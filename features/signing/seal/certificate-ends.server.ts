import { notify } from '#features/notifications/index.server.ts';
import { administrators } from '#features/people/index.server.ts';
import { dayOf, daysBetween, formatDay } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { certificateEnds, sealCertificates } from '../notices.words.ts';
import { newestImported } from './certificate.server.ts';

/** How many days before the end of an imported certificate administrators get a notice. */
const tellAt = [60, 14, 3, 0];

/** Tells of the end of the certificate that was brought last, once for each of the days, also where the server rested on one. */
export const tellOfCertificateEnd = async (at: Reading<null>): Promise<void> => {
  const newest = await newestImported(at);
  if (!newest) return;
  const lastDay = dayOf(newest.endsAt);
  const daysLeft = daysBetween(today(at.clock), lastDay);
  const reached = tellAt.findLast((days) => daysLeft <= days);
  if (reached === undefined) return;
  const hasEnded = at.clock.now().epochMilliseconds >= Date.parse(newest.endsAt);
  if (reached === 0 && !hasEnded) return;
  await transact(at, async (within) => {
    const to = (await administrators(within)).map(({ id }) => id);
    await notify(within, certificateEnds, {
      to,
      key: `seal-certificate:${newest.id}:${reached}`,
      title: hasEnded
        ? 'The certificate that seals has ended'
        : `The certificate that seals ends on ${formatDay(lastDay)}`,
      line: hasEnded
        ? `${newest.name}: documents are sealed with Gable’s own certificate from now on. What was sealed before stays valid.`
        : `${newest.name}: from then on documents are sealed with Gable’s own. Bring the next one with npm run import -- seal-certificate.`,
      link: sealCertificates,
    });
  });
};
