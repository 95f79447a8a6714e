import { Tooltip } from '@mantine/core';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { marketingWords, type Verdict } from './Reach.tsx';
import { waysTo } from './reach.rules.ts';
import { useLogOffer } from './useLogOffer.web.ts';

type Props = {
  to: { contactId: string; name: string; phones: string[]; emails: string[]; hasWhatsapp: boolean };
  verdicts?: Verdict[] | undefined;
};

/** The first way to reach a contact, as a word in a line, with what consent and the registry say of it. */
export function ReachVerb({ to, verdicts = [] }: Props) {
  const offerLog = useLogOffer(to.contactId, to.name);
  const [way] = waysTo(to);
  if (!way) return null;
  const verdict = verdicts.find(({ channel }) => channel === way.channel);
  const marketing = verdict && marketingWords(verdict);
  return (
    <Tooltip label={marketing ? `${way.to} · ${marketing}` : way.to} multiline maw={280}>
      <Verb
        href={way.address}
        aria-label={`${way.label} ${to.name}`}
        {...(marketing && { 'aria-description': marketing })}
        onClick={() => offerLog(way)}
      >
        {way.label}
      </Verb>
    </Tooltip>
  );
}
