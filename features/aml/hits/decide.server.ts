import { eq } from 'drizzle-orm';
import { settleAll } from '#features/notifications/index.server.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { lockCase } from '../scope.server.ts';
import { didTakeBack, firstOfficer, stateAfter } from '../screening/remembered.server.ts';
import { settleCase } from '../screening/settle-case.server.ts';
import { amlSubject, hitDecision, screeningHit } from '../tables.server.ts';
import { type Claimants, claimedBy } from './claimants.server.ts';
import { casesAlike, queueDecided } from './decided.server.ts';
import { dismissalConfirmed, dismissed } from './dismissal.server.ts';
import type { FalseReason, HitState, Verdict } from './hits.words.ts';
import { secondWordOnHit } from './second-officers.server.ts';
import { requireUndoable } from './undo.server.ts';
import { noticesOf, notifySecond } from './waiting-notice.server.ts';

/** `factsHash` and `contentHash`: of both sides, as the officer had them on screen. */
type Shown = { factsHash: string; contentHash: string };
type ById = { params: { id: string } };
type Input<Body> = ById & { body: Shown & Body };

/** The decisions about a hit, by officers who claimed nothing that names its case. */
export const hitDecisions = (claimants: Claimants) => {
  const decide = async (at: Writing, { params, body }: Input<{ reason?: FalseReason; note: string }>, way: Way) => {
    const on = await lockHit(at, claimants, params.id);
    requireAsShown(on.hit, body);
    const { note, reason = '' } = body;
    return keep(at, on, { reason, note, ...(await way(at, on)) });
  };
  return {
    /** Decides that a hit is not the person: for good, or until another officer has confirmed it. */
    dismiss: (at: Writing, input: Input<{ reason: FalseReason; note: string }>) =>
      decide(at, input, async (_, on) => {
        requireState(on, 'OPEN');
        const tookBack = await didTakeBack(at, on.subject, on.hit);
        return dismissed(at, { ...on, first: null, tookBack }, input.body);
      }),
    confirmDismissal: async (at: Writing, input: Input<{ note: string }>): Promise<undefined> => {
      await decide(at, input, async (_, on) => {
        requireState(on, 'SECOND_FALSE');
        const first = await firstOfficer(at, on.subject, on.hit);
        return dismissalConfirmed(at, { ...on, first, tookBack: false }, input.body.note);
      });
    },
    /** Decides that a hit is the person. It is final once another officer has confirmed it. */
    match: async (at: Writing, input: Input<{ note: string }>): Promise<undefined> => {
      await decide(at, input, async (_, on) => {
        requireState(on, 'OPEN');
        return { verdict: 'TRUE' };
      });
    },
    confirmMatch: async (at: Writing, input: Input<{ note: string }>): Promise<undefined> => {
      await decide(at, input, async (_, on) => {
        requireState(on, 'SECOND');
        await requireSecond(at, on);
        return { verdict: 'CONFIRM' };
      });
    },
    /** Takes a decision back, the actor's own or another officer's: the hit waits again. */
    takeBack: async (at: Writing, input: Input<{ note: string }>): Promise<undefined> => {
      await decide(at, input, async (_, on) => {
        requireState(on, 'SECOND', 'TRUE', 'SECOND_FALSE', 'FALSE');
        if (on.hit.state === 'SECOND' || on.hit.state === 'TRUE') await requireSecond(at, on);
        return { verdict: 'TAKE_BACK' };
      });
    },
    /** Undoes one’s own dismissal at once: the hit waits again, and the same officer may decide it. */
    undo: async (at: Writing, { params }: ById): Promise<undefined> => {
      const on = await lockHit(at, claimants, params.id);
      await requireUndoable(at, on.hit);
      await keep(at, on, { verdict: 'UNDO', reason: '', note: '' });
    },
  };
};

type On = Awaited<ReturnType<typeof lockHit>>;
type Hit = On['hit'];
type Decided = { verdict: Verdict; alone?: boolean };
type Way = (at: Writing, on: On) => Promise<Decided>;

/** A hit that is there to be decided, its case locked before it, by who claimed nothing that names the case. */
const lockHit = async (at: Writing, claimants: Claimants, id: string) => {
  const { row, subject } = await lockCaseOf(at, id);
  const [hit] = await at.db.select().from(screeningHit).where(eq(screeningHit.id, id)).for('update');
  if (!hit) throw missing('hit');
  const claimed = await claimedBy(at, claimants, [row.id, ...(await casesAlike(at, hit.id))]);
  requireNoClaim(at, claimed);
  if (hit.endedAt !== null) throw new Refusal('hit.conflict', 'This is found no longer: there is nothing to decide.');
  return { row, subject, hit, claimed };
};

/** Stores a decision, and brings case and colleagues up to date. */
const keep = async (
  at: Writing,
  { row, hit, claimed }: On,
  { verdict, alone = false, reason, note }: Decided & { reason: FalseReason | ''; note: string },
): Promise<{ state: HitState }> => {
  const { id, source, entityKey, contentHash, factsHash } = hit;
  const state = stateAfter[verdict];
  await at.db.insert(hitDecision).values({
    hitId: id,
    verdict,
    reason,
    note,
    by: at.actor.userId,
    at: at.clock.now().toString(),
    source,
    entityKey,
    contentHash,
    factsHash,
    alone,
  });
  await at.db.update(screeningHit).set({ state }).where(eq(screeningHit.id, id));
  await record(at, { aggregate: 'aml-hit', aggregateId: id, action: actions[verdict], detail: { reason, alone } });
  await settleCase(at, row);
  await settleAll(at, noticesOf(id));
  if (state === 'SECOND' || state === 'SECOND_FALSE') await notifySecond(at, id, claimed);
  await queueDecided(at, id);
  return { state };
};

const actions: Record<Verdict, string> = {
  FALSE: 'hit.dismissed',
  SAY_FALSE: 'hit.dismissal-said',
  CONFIRM_FALSE: 'hit.dismissal-confirmed',
  TRUE: 'hit.matched',
  CONFIRM: 'hit.confirmed',
  TAKE_BACK: 'hit.taken-back',
  UNDO: 'hit.undone',
};

const requireAsShown = ({ contentHash, factsHash }: Hit, seen: Shown): void => {
  if (seen.contentHash !== contentHash || seen.factsHash !== factsHash)
    throw new Refusal('hit.stale', 'Facts of the customer or of the list have changed. Look at the hit again.');
};

const requireState = ({ hit }: On, ...states: HitState[]): void => {
  if (!states.includes(hit.state))
    throw new Refusal('hit.conflict', 'Another officer was faster. Look at the hit again.');
};

/** The case is locked before its hits. */
const lockCaseOf = async (at: Writing, hitId: string) => {
  const [row] = await at.db
    .select({ subject: amlSubject })
    .from(screeningHit)
    .innerJoin(amlSubject, eq(amlSubject.id, screeningHit.subjectId))
    .where(eq(screeningHit.id, hitId));
  if (!row) throw missing('hit');
  return { subject: row.subject, row: await lockCase(at, row.subject.caseId) };
};

/** The claimant of a submission has an interest in its result, also one of another salesperson to whose case the decision is carried. */
const requireNoClaim = (at: Writing, claimed: string[]): void => {
  if (claimed.includes(at.actor.userId))
    throw new Refusal(
      'hit.forbidden',
      'You claimed a submission of this customer. Another officer decides about the hit.',
    );
};

/** The officer who confirmed a true match first, in this case or in another one of the same person, is not the second officer. */
const requireSecond = async (at: Writing, { hit, subject, claimed }: On): Promise<void> => {
  const first = await firstOfficer(at, subject, hit);
  await secondWordOnHit(
    at,
    { first, claimed },
    'You said that it is a true match. Another officer decides about that.',
  );
};
