export { Section } from './inputs/Section.tsx';
export { useCalculator } from './inputs/useCalculator.web.ts';
export { SheetFrame } from './sheet/SheetFrame.tsx';

import { type Values, writeFields } from './inputs/fields.rules.ts';
import { buyerFields, leaseFields, sellerFields } from './inputs/inputs.rules.ts';

const fieldsOf = { buyer: buyerFields, seller: sellerFields, lease: leaseFields };
type Filled = typeof fieldsOf;

/** Address of a calculator, with known facts of a transaction filled in. */
export const calculatorAddress = <C extends keyof Filled>(calculator: C, known: Partial<Values<Filled[C]>>): string => {
  const fields = Object.fromEntries(
    Object.entries(fieldsOf[calculator]).filter(([name]) => Object.hasOwn(known, name)),
  );
  const query = new URLSearchParams(writeFields(fields, known as Values<typeof fields>));
  return `/agent-tools/calculators/${calculator}?${query}`;
};
