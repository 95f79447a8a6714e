import { type Actor, isCompliance } from '#platform/contract/actor.ts';
import type { Audience } from '../forms/forms.words.ts';

/** The audiences whose questions an audience reads: its own and those before it. */
export const readBy: Record<Audience, Audience[]> = { C: ['C'], A: ['C', 'A'], O: ['C', 'A', 'O'] };

/** What an actor reads of a form: compliance all, everybody else what is the customer's and the salesperson's. */
export const audienceOf = (actor: Actor): Audience => (isCompliance(actor) ? 'O' : 'A');

/** The audience that is asked for, or the widest that the actor has: never a wider one. */
export const narrowed = (actor: Actor, wanted?: Audience): Audience => {
  const widest = audienceOf(actor);
  return wanted !== undefined && readBy[widest].includes(wanted) ? wanted : widest;
};
