import { formatDay } from '#platform/contract/days.ts';
import { formatAmount, formatMoney, percentText } from '#platform/contract/money.ts';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { noteOf } from '../schemes/steps.rules.ts';
import type { Computed, StepLine } from './computed.calls.ts';
import classes from './HowComputed.module.css';

const groups = { SHARE: '', OWN: 'Salesperson', OVERRIDE: 'Uplines', AGENCY: 'Agency' } as const;

/** How a share was divided: the plan, what counted before, and each step with its rate. */
export function HowComputed({
  computed,
}: {
  computed: Pick<Computed, 'planName' | 'planFrom' | 'period' | 'chain' | 'steps'>;
}) {
  const { planName, planFrom, period, chain, steps } = computed;
  const kinds = (Object.keys(groups) as StepLine['of'][]).filter((kind) => steps.some((step) => step.of === kind));
  return (
    <div className={classes.box}>
      {planName && planFrom && (
        <p className="g-dimmed">
          Plan {planName}, terms from {formatDay(planFrom)}
        </p>
      )}
      {period && (
        <p className="g-dimmed">
          {formatMoney(period.reachedCents)} counted before, from {formatDay(period.from)} to {formatDay(period.to)}
        </p>
      )}
      {kinds.map((kind) => (
        <section key={kind}>
          {groups[kind] && <h4 className={classes.group}>{groups[kind]}</h4>}
          <ul>
            {steps
              .filter((step) => step.of === kind)
              .map((step) => (
                <Step key={`${step.label} ${step.name} ${step.cents}`} step={step} />
              ))}
          </ul>
        </section>
      ))}
      {chain.length > 0 && (
        <p className="g-dimmed">
          Above on the day of signing:{' '}
          {chain.map(({ name, ladderRate }) => `${name} (${percentText(ladderRate)}%)`).join(', ')}
        </p>
      )}
    </div>
  );
}

function Step({ step: { label, name, baseCents, rate, lessCents, cents } }: { step: StepLine }) {
  const note = noteOf({ base: baseCents, rate, less: lessCents, cents });
  const sum =
    rate !== null && baseCents !== null
      ? `${percentText(rate)}% of ${formatAmount(baseCents)}${lessCents ? ` less ${formatAmount(lessCents)}` : ''}${note && `, ${note}`}`
      : undefined;
  return (
    <li className={classes.step}>
      <span>
        {name ? `${name}: ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label}
        {sum && <span className={classes.sum}>{sum}</span>}
      </span>
      <Money bare cents={cents} />
    </li>
  );
}
