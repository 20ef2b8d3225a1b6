import { useTranslations } from 'next-intl';
import styles from './VerifyPhone.module.css';

/** That the device does the sum which a code costs now. It is there before its words, so that they are heard. */
export function Working({ isWorking }: { isWorking: boolean }) {
  const t = useTranslations('verify');
  return (
    <p role="status" className={styles.working}>
      {isWorking && t('working')}
    </p>
  );
}
