import { readSetting } from '#features/settings/server/index.ts';
import type { Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import { NeedsFirst } from '#platform/server/database/transaction.ts';
import type { EntityFacts, EntityName } from '../entity.rules.ts';
import { listsInForce } from '../lists/in-force.server.ts';
import { engineVersion } from '../names/version.rules.ts';
import { screeningThreshold } from '../room.settings.ts';
import type { ListedKind, Source } from '../screening.words.ts';
import { engineOf, type Indexed } from './engine.server.ts';
import { birthText } from './facts.rules.ts';
import type { Hit, ListVersion } from './hit.calls.ts';
import type { IndexAnswer } from './index-thread.server.ts';
import type { Question } from './question.rules.ts';

export type Screened = {
  /** The lists that were searched: none where none is loaded, and then nobody was screened. */
  versions: ListVersion[];
  /** Version of the rules by which names were compared. People screened by other rules are screened again. */
  engine: string;
  /** Hits of each question, in the order of the questions; the nearest hits first. */
  answers: { hits: Hit[] }[];
};

/** The rules by which names are compared now: their version, and the least score of a hit. */
export const engineNow = async (db: Db): Promise<string> => engineAt(await readSetting(db, screeningThreshold));

const engineAt = (threshold: number): string => `${engineVersion} from ${threshold.toFixed(2)}`;

/**
 * Within a transaction its connection is used: waiting for a second connection while holding one can deadlock. `address` is that of a call;
 * jobs and the command line have an internal one.
 */
type At = Services & { db?: Db; address?: string };

/**
 * Compares people and bodies with the lists in force. Questions may be any number: they are answered in parts of fifty, between which
 * others are answered. A version that has just come into force is searched once its index is built, for which this waits; a call does so
 * outside of its transaction, which begins again then.
 */
export const screen = (at: At, questions: Question[]): Promise<Screened> => {
  const db = at.db ?? at.database;
  const engine = engineOf(at);
  return engine.asking(async () => {
    const threshold = await readSetting(db, screeningThreshold);
    const versions = await listsInForce(db);
    engine.keep(versions.map(({ id }) => id));
    const indexes = versions.map(whole);
    if (isCallInTransaction(at) && !indexes.every(engine.has))
      throw new NeedsFirst(Promise.all(indexes.map(engine.ready)));
    const hits = await engine.find(indexes, questions, threshold);
    return { versions, engine: engineAt(threshold), answers: await hitsOf(db, hits) };
  });
};

/**
 * Whether somebody was compared with the lists now in force. A list that came into force meanwhile has everybody screened again, but may
 * have missed rows not yet committed.
 */
export const isInForce = async (db: Db, versions: ListVersion[]): Promise<boolean> => {
  const now = await listsInForce(db);
  return now.length === versions.length && now.every(({ id }) => versions.some((version) => version.id === id));
};

/**
 * Compares people and bodies only with the entries that came or changed with one version of a list: for those who were screened against the
 * version before.
 */
export const screenAgainstVersion = (
  services: Services,
  versionId: number,
  questions: Question[],
): Promise<Screened> => {
  const engine = engineOf(services);
  return engine.asking(async () => {
    const threshold = await readSetting(services.database, screeningThreshold);
    const versions = await listsInForce(services.database);
    engine.keep(versions.map(({ id }) => id));
    const hits = await engine.find([{ versionId, only: 'CAME' }], questions, threshold);
    return {
      versions: versions.filter(({ id }) => id === versionId),
      engine: engineAt(threshold),
      answers: await hitsOf(services.database, hits),
    };
  });
};

/** Many may call at once, and would hold all connections of the pool. Jobs are few, and their work may be long. */
const isCallInTransaction = ({ db, database, address }: At): boolean =>
  db !== undefined && db !== database && address !== undefined && address !== 'internal';

const whole = ({ id }: ListVersion): Indexed => ({ versionId: id });

type Row = {
  id: string;
  source: Source;
  key: string;
  formerKeys: string[];
  contentHash: string;
  kind: ListedKind;
  names: EntityName[];
  facts: EntityFacts;
  remarks: string;
};

const entities = `
  SELECT id, source, key, former_keys AS "formerKeys", content_hash AS "contentHash", kind, names, facts, remarks
  FROM listed_entity WHERE id = ANY($1::bigint[])`;

/** The hits, with their entries as people read them. */
const hitsOf = async (db: Db, answers: IndexAnswer): Promise<{ hits: Hit[] }[]> => {
  const ids = [...new Set(answers.flat().map(({ id }) => id))];
  const rows = ids.length === 0 ? [] : await ask<Row>(db, entities, [ids]);
  const byId = new Map(rows.map((row) => [Number(row.id), row]));
  return answers.map((each) => ({
    hits: each.flatMap(({ id, why }): Hit[] => {
      const row = byId.get(id);
      if (!row) return [];
      const { source, key: entityKey, formerKeys, contentHash } = row;
      const { score, nameScore } = why;
      return [{ source, entityKey, formerKeys, contentHash, score, nameScore, listed: listedOf(row), why }];
    }),
  }));
};

const listedOf = ({ kind, names, facts, remarks }: Row): Hit['listed'] => {
  const primary = names.find(({ quality }) => quality === 'PRIMARY') ?? names[0];
  return {
    kind,
    name: primary?.name ?? '',
    aliases: names.filter((name) => name !== primary),
    ...facts,
    births: facts.births.map(birthText),
    remarks,
  };
};
