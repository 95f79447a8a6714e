import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Fault } from '#platform/contract/refusal.ts';
import type { CallFailure } from '#platform/web/api/failure.ts';
import { Segments } from '#platform/web/form/Segments.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { goTo } from '#platform/web/plain/address.ts';
import { Button } from '#platform/web/plain/Button.tsx';
import { Checkbox, Select, TextInput } from '#platform/web/plain/inputs.tsx';
import { Skeleton } from '#platform/web/plain/Skeleton.tsx';
import { useSend } from '#platform/web/plain/useSend.ts';
import { api } from '../api.web.ts';
import type { DocumentOfVisit, LinkState } from '../room.calls.ts';
import { mayBeTyped } from '../signature/typed-name.rules.ts';
import type { SignatureMethod } from '../signing.words.ts';
import { Bilingual } from './Bilingual.tsx';
import { DeclineButton } from './DeclineButton.tsx';
import { dropKept, type KeptSignature, keep, readKept } from './keptSignature.web.ts';
import { useWords } from './language.web.ts';
import { readingPath } from './paths.web.ts';
import classes from './SignatureForm.module.css';
import { SigningShell } from './SigningShell.tsx';
import texts from './texts.module.css';

/** Their code is fetched when it is needed, and while somebody reads. */
const DrawPad = lazy(() => import('./DrawPad.tsx'));
const UploadPicture = lazy(() => import('./UploadPicture.tsx'));
const Uploads = lazy(() => import('./Uploads.tsx'));

const methods = [
  { value: 'DRAWN', word: 'draw' },
  { value: 'TYPED', word: 'type' },
  { value: 'UPLOADED', word: 'upload' },
] as const;

type Props = { token: string; state: LinkState; document: DocumentOfVisit };
type Problems = Partial<Record<'picture' | 'name' | 'capacity' | 'confirmed' | 'consent' | 'uploads', string>>;

/** The signature, the statements and the consent. Input stays in this tab until it is sent. */
export function SignatureForm({ token, state, document }: Props) {
  const { words, code: language, why } = useWords();
  const { statements, capacities, uploads, recipient, title, about } = document;
  const [signature, setSignature] = useState<KeptSignature>(
    () =>
      readKept(token) ?? {
        method: 'DRAWN',
        strokes: [],
        width: 0,
        name: recipient.name,
        capacity: capacities.includes(recipient.capacity) ? recipient.capacity : (capacities[0] ?? ''),
        confirmed: [],
      },
  );
  const [consent, setConsent] = useState(false);
  const [uploaded, setUploaded] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const drawing = useRef<() => string>(() => '');
  const { run, isSending, error } = useSend(api.sign);
  useEffect(() => keep(token, signature), [token, signature]);
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    goToFirst(form.current);
  }, [problems]);

  const set = (part: Partial<KeptSignature>) => {
    setSignature((before) => ({ ...before, ...part }));
    setProblems({});
  };
  const pictureOf = { DRAWN: () => drawing.current(), UPLOADED: () => uploaded, TYPED: () => '' };
  const wrong = (): Problems => ({
    ...(signature.method !== 'TYPED' &&
      !pictureOf[signature.method]() && {
        picture: signature.method === 'DRAWN' ? words.drawFirst : words.pictureFirst,
      }),
    ...(signature.name.trim() === '' && { name: words.nameFirst }),
    ...(signature.method === 'TYPED' &&
      signature.name.trim() !== '' &&
      !mayBeTyped(signature.name) && {
        name: words.nameLetters,
      }),
    ...(statements.some(({ code }) => !signature.confirmed.includes(code)) && {
      confirmed: words.confirmFirst,
    }),
    ...(!consent && { consent: words.agreeFirst }),
    ...(uploads.some(({ isRequired, files }) => isRequired && files.length === 0) && {
      uploads: words.filesFirst,
    }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problems = wrong();
    setProblems(problems);
    if (Object.keys(problems).length > 0) return;
    const { method, name, capacity, confirmed } = signature;
    const body = { method, picture: pictureOf[method]() || null, name, capacity, consent: true as const, confirmed };
    void run({ query: { token }, body }, dropKept).catch(({ errors }: CallFailure) => setProblems(problemsIn(errors)));
  };
  const toggle = (code: string, isOn: boolean) =>
    set({ confirmed: isOn ? [...signature.confirmed, code] : signature.confirmed.filter((each) => each !== code) });

  return (
    <SigningShell title={words.sign} state={state} step={3} token={token}>
      <h1 className={texts.title}>{words.sign}</h1>
      <p className={texts.lead}>
        <UnbrokenNumbers>{[title, about].filter(Boolean).join(', ')}</UnbrokenNumbers>
      </p>
      <form ref={form} className={texts.form} noValidate onSubmit={submit} aria-label={words.signature}>
        {statements.length > 0 && (
          <fieldset className={`${texts.box} ${classes.statements}`}>
            <legend>{words.youConfirm}</legend>
            {statements.map(({ code, text, local }) => (
              <Checkbox
                key={code}
                label={<Bilingual words={{ en: text, local: language === 'en' ? '' : local }} />}
                checked={signature.confirmed.includes(code)}
                errorId={problems.confirmed && !signature.confirmed.includes(code) ? 'unconfirmed' : undefined}
                onChange={(isOn) => toggle(code, isOn)}
              />
            ))}
            <Problem id="unconfirmed" words={problems.confirmed} />
          </fieldset>
        )}
        {uploads.length > 0 && <Uploads token={token} uploads={uploads} problem={problems.uploads} />}
        <Segments
          aria-label={words.howYouSign}
          fullWidth
          data={methods.map(({ value, word }) => ({ value, label: words[word] }))}
          value={signature.method}
          onChange={(method) => set({ method: method as SignatureMethod })}
        />
        {signature.method === 'DRAWN' && (
          <Suspense fallback={<Skeleton height={202} />}>
            <DrawPad initial={signature} onChange={set} picture={drawing} />
          </Suspense>
        )}
        {signature.method === 'TYPED' && (
          <p className={classes.typed} aria-hidden>
            {signature.name}
          </p>
        )}
        {signature.method === 'UPLOADED' && (
          <Suspense fallback={<Skeleton height={38} />}>
            <UploadPicture picture={uploaded} onPicture={setUploaded} />
          </Suspense>
        )}
        <Problem words={problems.picture} />
        <TextInput
          label={words.fullName}
          required
          autoComplete="name"
          maxLength={120}
          value={signature.name}
          error={problems.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <Select
          label={words.signingAs}
          required
          data={capacities}
          value={signature.capacity}
          error={problems.capacity}
          onChange={(capacity) => set({ capacity })}
        />
        <Checkbox
          label={words.agree}
          checked={consent}
          error={problems.consent}
          onChange={(isOn) => {
            setConsent(isOn);
            setProblems({});
          }}
        />
        {error && (
          <Notice tone="danger" title={words.notSigned} live>
            {why(error)}
          </Notice>
        )}
        <p className={texts.small}>{words.copyNote}</p>
        <div className={classes.ends}>
          <Button type="submit" size="md" wide isBusy={isSending}>
            {words.sign}
          </Button>
          <Button look="default" wide onClick={() => goTo(readingPath)}>
            {words.readAgain}
          </Button>
          <DeclineButton token={token} label={words.declineToSign} title={words.declineTitle} subtle />
        </div>
      </form>
    </SigningShell>
  );
}

/** Sets the focus on what the first problem is about: an input, or the control above the words. */
const goToFirst = (form: HTMLFormElement | null): void => {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]');
  if (!form || !first) return;
  const isAbove = (each: Element) => first.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING;
  const above = [...form.querySelectorAll<HTMLElement>('input:not([hidden]), button')].filter(isAbove).at(-1);
  const control = first.matches('[data-problem]') ? above : first;
  first.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
};

function Problem({ id, words }: { id?: string; words: string | undefined }) {
  return (
    <div id={id} role="alert" className={classes.alert}>
      {words && (
        <p className={texts.problem} data-problem>
          {words}
        </p>
      )}
    </div>
  );
}

const problemsIn = (errors: readonly Fault[]): Problems =>
  Object.fromEntries(errors.flatMap(({ field, message }) => (field ? [[field, message]] : [])));
