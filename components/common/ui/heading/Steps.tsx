import { Icon } from '@/components/common/ui/Icon';
import styles from './Steps.module.css';

export type Step = { id: string; label: string; state: 'done' | 'now' | 'later' };

type Props = {
  label: string;
  steps: readonly Step[];
  /** "Step 3 of 6", shown on phones. */
  count: string;
  /** Announced after a completed step's name. */
  done: string;
};

export function Steps({ label, steps, count, done }: Props) {
  return (
    <nav className={styles.steps} aria-label={label}>
      <div className="wrap">
        <p className={styles.short} aria-hidden="true">
          <b>{count}</b> {steps.find(({ state }) => state === 'now')?.label}
        </p>
        <ol>
          {steps.map((step) => (
            <li
              key={step.id}
              className={styles[step.state]}
              aria-current={step.state === 'now' ? 'step' : undefined}
            >
              <i>{step.state === 'done' && <Icon name="check" size="small" />}</i>
              <span>
                {step.label}
                {step.state === 'done' && <span className="visuallyHidden">, {done}</span>}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
