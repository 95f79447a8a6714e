import type { Day } from '#platform/contract/days.ts';
import type { RateKind } from './rates.words.ts';
import type { AnyVersion, Version } from './terms.rules.ts';

/** The version of a rule that is in force on a day; undefined before the first one on record. */
export const versionOn = <K extends RateKind>(versions: AnyVersion[], kind: K, day: Day): Version<K> | undefined =>
  (versions as Version<K>[])
    .filter((version) => version.kind === kind && version.fromDay <= day)
    .reduce<Version<K> | undefined>(
      (latest, version) => (latest && latest.fromDay > version.fromDay ? latest : version),
      undefined,
    );
