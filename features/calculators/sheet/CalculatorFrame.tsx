import type { ReactNode } from 'react';
import type { Call } from '#platform/web/api/client.ts';
import { LinkTabs } from '#platform/web/kit/page/LinkTabs.tsx';
import { type Calculator, calculators } from '../calculators.words.ts';
import type { Known } from '../rates/known.rules.ts';
import { SheetFrame } from './SheetFrame.tsx';
import type { Sheet } from './sheet.rules.ts';

type Props = {
  calculator: Calculator;
  /** The call of its PDF, and the inputs. */
  call: Call;
  query: Record<string, string>;
  clear: () => void;
  sheetOf: (known: Known) => Sheet;
  children: ReactNode;
};

/** A calculator, beside the others. */
export function CalculatorFrame({ calculator, ...rest }: Props) {
  const tabs = (
    <LinkTabs
      label="Calculators"
      tabs={Object.entries(calculators).map(([key, { label }]) => ({
        to: `/agent-tools/calculators/${key}`,
        label,
        isCurrent: key === calculator,
      }))}
    />
  );
  return <SheetFrame title={calculators[calculator].title} tabs={tabs} {...rest} />;
}
