import { useTranslations } from 'next-intl';
import styles from './VerifyPhone.module.css';

/** Announces proof of work; the live region exists before its text, so that it is read out. */
export function Working({ isWorking }: { isWorking: boolean }) {
  const t = useTranslations('verify');
  return (
    <p role="status" className={styles.working}>
      {isWorking && t('working')}
    </p>
  );
}
