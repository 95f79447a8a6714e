import { useEffect, useSyncExternalStore } from 'react';
import { type CallFailure, isOffline } from '#platform/web/api/failure.ts';
import { type CustomerWord, type CustomerWords, en, enRefusals, type RefusalWords } from '../languages/en.words.ts';
import { fill } from '../languages/fill.rules.ts';
import type { CustomerLanguage } from '../signing.words.ts';

type Pack = { words: CustomerWords; refusals: RefusalWords };

/** English is there from the start; each other language is loaded alone. */
const packs: Record<CustomerLanguage, () => Promise<Pack>> = {
  en: async () => ({ words: en, refusals: enRefusals }),
  zh: () => import('../languages/zh.words.ts'),
  ms: () => import('../languages/ms.words.ts'),
  ta: () => import('../languages/ta.words.ts'),
};

/** As browsers know them: for days and countries. */
const locales: Record<CustomerLanguage, string> = { en: 'en-SG', zh: 'zh-Hans-SG', ms: 'ms-SG', ta: 'ta-SG' };

let spoken: { code: CustomerLanguage } & Pack = { code: 'en', words: en, refusals: enRefusals };
const listeners = new Set<() => void>();

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** Shows the pages in a language, once its words are there. Without a connection they stay as they are. */
const speak = async (code: CustomerLanguage): Promise<void> => {
  if (code === spoken.code) return;
  const { words, refusals } = await packs[code]();
  spoken = { code, words, refusals };
  document.documentElement.lang = code === 'zh' ? 'zh-Hans' : code;
  for (const changed of listeners) changed();
};

const key = 'gable-language';

/** What was chosen in this tab: before the code nothing is sent of it. */
export const chosenLanguage = (): CustomerLanguage | undefined => {
  try {
    return (sessionStorage.getItem(key) as CustomerLanguage | null) ?? undefined;
  } catch {
    return undefined;
  }
};

export const chooseLanguage = (code: CustomerLanguage): void => {
  try {
    sessionStorage.setItem(key, code);
  } catch {
    // Without storage it is kept until a reload.
  }
  void speak(code).catch(() => undefined);
};

/** Speaks the language of a link; answers whether the page does by now. */
export const useSpoken = (code: CustomerLanguage | undefined): boolean => {
  const now = useSyncExternalStore(subscribe, () => spoken.code);
  useEffect(() => {
    // Where its words can't be loaded the page stays in English.
    if (code) void speak(code).catch(() => speak('en'));
  }, [code]);
  return code === undefined || code === now;
};

/** The words of the page, in the language that it speaks. */
export const useWords = () => {
  const { code, words, refusals } = useSyncExternalStore(subscribe, () => spoken);
  const locale = locales[code];
  return {
    code,
    locale,
    words,
    say: (word: CustomerWord, given?: Record<string, string | number>): string => fill(words[word], given),
    /** A day, as `02 Dec 2026` in English. */
    day: (instant: string): string =>
      new Intl.DateTimeFormat(locale, {
        day: code === 'en' ? '2-digit' : 'numeric',
        month: code === 'en' ? 'short' : 'long',
        year: 'numeric',
        timeZone: 'Asia/Singapore',
      }).format(new Date(instant)),
    /** Why a call failed: in English the server's own words, else those for the code of the refusal. */
    why: (failure: CallFailure): string => {
      if (code === 'en') return failure.message;
      const refused = isOffline(failure) ? 'offline' : (failure.errors[0]?.code ?? '');
      return Object.hasOwn(refusals, refused) ? refusals[refused as keyof RefusalWords] : refusals.other;
    },
    names: (names: readonly string[]): string => new Intl.ListFormat(locale, { type: 'conjunction' }).format(names),
  };
};
