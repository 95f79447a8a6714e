import { isLong } from '#test/long.ts';

/**
 * The forms of a journey. The gate walks the first, which is where the people of the journey work; `npm run test:long` walks all.
 * Journeys that cross the whole product, and the parts that pages share, are walked at each width in the gate, too.
 */
export const places = <Form>(first: Form, ...others: Form[]): Form[] => (isLong ? [first, ...others] : [first]);
