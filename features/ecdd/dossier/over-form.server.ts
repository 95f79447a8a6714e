import type { FormState, ShownRating } from '../forms/forms.words.ts';
import type { FormStanding } from './dossier.rules.ts';

/** A form whose time of keeping is over is answered as one that was purged: else a legal hold, which keeps it longer, would show. */
export const overOf = (form: FormStanding | null): FormStanding | null =>
  form && { ...form, id: null, isSoFar: false, determined: null, signed: null, wholeSince: null, isOutdated: false };

type Row = { state: FormState | null; rating: ShownRating | null; formNo: string | null };

/** A purged form, as its submission keeps it. */
export const purgedIn = ({ state, rating, formNo }: Row): FormStanding | null =>
  state && {
    id: null,
    formNo: formNo ?? '',
    state,
    rating,
    isSoFar: false,
    determined: null,
    signed: null,
    wholeSince: null,
    isOutdated: false,
  };
