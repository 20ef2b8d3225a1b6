import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import styles from './Progress.module.css';

const steps = ['family', 'plans', 'summary', 'buy'] as const;

function stateOf(at: number, now: number): 'done' | 'now' | 'later' {
  if (at === now) return 'now';
  return at < now ? 'done' : 'later';
}

/** Where one is on the way to the policy, and what is still to come. */
export function Progress({ step }: { step: (typeof steps)[number] }) {
  const t = useTranslations('journey.steps');
  const now = steps.indexOf(step);
  return (
    <nav className={styles.progress} aria-label={t('label')}>
      <div className="wrap">
        <p className={styles.short} aria-hidden="true">
          <b>{t('count', { at: now + 1, of: steps.length })}</b> {t(step)}
        </p>
        <ol>
          {steps.map((each, at) => {
            const state = stateOf(at, now);
            return (
              <li key={each} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
                <i>{state === 'done' && <Icon name="check" size="small" />}</i>
                <span>
                  {t(each)}
                  {state === 'done' && <span className="visuallyHidden">, {t('done')}</span>}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </nav>
  );
}
