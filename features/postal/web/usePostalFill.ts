import { useEffect, useEffectEvent, useRef } from 'react';
import { districtOf } from '#features/property/rules/address.ts';
import { emptiedParts, fits, missingParts, type Parts } from '../rules/filling.ts';

type Fill<Found, P extends Parts> = {
  postalCode: string;
  /** The addresses of this postal code; undefined while they are not known. */
  found: readonly Found[] | undefined;
  /** Whether the form began with a stored address, which stays as it is until its postal code changes. */
  isStored: boolean;
  /** What the address is in the parts of this form. */
  partsOf: (found: Found) => P;
  typed: () => P;
  change: (parts: Partial<P>) => void;
};

/**
 * The parts of an address in a form, filled in from its postal code: of one address at once, of several when one is
 * chosen. When the postal code changes, what the previous one filled in is emptied. Every form that fills in from a postal
 * code does it by this hook.
 */
export function usePostalFill<Found, P extends Parts>(of: Fill<Found, P>) {
  const { postalCode, found, isStored, partsOf, typed, change } = of;
  const known = useRef<{ postalCode: string; rows: P[] }>(undefined);
  const isAsStored = useRef(isStored);
  const follow = useEffectEvent((code: string, rows: readonly Found[] | undefined) => {
    if (known.current && known.current.postalCode !== code) {
      change(emptiedParts(typed(), known.current.rows));
      known.current = undefined;
      isAsStored.current = false;
    }
    if (!rows) return;
    known.current = { postalCode: code, rows: rows.map(partsOf) };
    const [only, ...others] = known.current.rows;
    if (only && others.length === 0 && !isAsStored.current) change(missingParts(typed(), only));
  });
  // Once for each answer, so that emptying a field is not undone.
  useEffect(() => follow(postalCode, found), [postalCode, found]);
  const district = districtOf(postalCode);
  const unknown = found?.length === 0 ? ' · No address found. Enter it below' : '';
  const choices = found && found.length > 1 ? found.filter((each) => fits(typed(), partsOf(each))) : [];
  return {
    hint: district ? `District ${district}${unknown}` : '6 digits',
    /** The addresses of the postal code that fit what is typed, where there are several. */
    choices: choices.filter((each) => Object.keys(missingParts(typed(), partsOf(each))).length > 0),
    choose: (each: Found) => change(missingParts(typed(), partsOf(each))),
  };
}
