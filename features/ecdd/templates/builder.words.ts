import { customerLanguages } from '#features/signing/signing.words.ts';
import { effects } from '../forms/forms.words.ts';

/** A version of a questionnaire: written, waiting for the second officer, or published. */
export const templateStates = { DRAFT: 'Draft', PROPOSED: 'Waiting for approval', PUBLISHED: 'Published' } as const;
export type TemplateState = keyof typeof templateStates;

const { en: _, ...others } = customerLanguages;
/** The languages into which the words of a version are translated, as they call themselves. */
export const translations = others;
export type Translation = keyof typeof translations;

/** How a text of a version stands in another language, where it is shown in English. */
export const wordsStates = { MISSING: 'Not translated', OLD: 'English was changed' } as const;

/** What a Yes or a No counts, as compliance chooses it. */
export const answerEffects = { NONE: 'Nothing', ...effects } as const;
export type AnswerEffectKind = keyof typeof answerEffects;

/** What of a question may differ from one version to the next. Compliance changes all but when it is asked, which comes with an update. */
export const editedParts = {
  question: 'Question',
  help: 'Help',
  isRequired: 'Required',
  yes: 'Yes counts',
  no: 'No counts',
  asked: 'When it is asked',
  ...translations,
} as const;
export type EditedPart = keyof typeof editedParts;
