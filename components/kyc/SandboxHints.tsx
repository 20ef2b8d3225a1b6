import { useTranslations } from 'next-intl';
import { SANDBOX_ANSWERS } from '@/lib/domain/kyc/sandbox.data';
import styles from './Kyc.module.css';

/** Sample inputs for each outcome, while no registry is connected. */
export function SandboxHints() {
  const t = useTranslations('kyc');
  return (
    <details className={styles.sandbox}>
      <summary>{t('sandbox')}</summary>
      <p className="small">{t('sandboxText')}</p>
      <ul className="small">
        {SANDBOX_ANSWERS.map(({ answer, pan, shareCode }) => (
          <li key={answer}>{t('sample', { pan, code: shareCode, answer: t(`answer.${answer}`) })}</li>
        ))}
      </ul>
    </details>
  );
}
