import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import type { TagAnswer } from '@/hooks/site/useTags';
import styles from './TagConsent.module.css';

type Props = { onAnswer: (answer: TagAnswer) => void };

/** Both answers have equal weight, and the page stays usable. */
export function TagConsent({ onAnswer }: Props) {
  const t = useTranslations('tags');
  return (
    <section className={`card ${styles.bar}`} aria-label={t('title')}>
      <p>{t('text')}</p>
      <Button kind="line" onClick={() => onAnswer('no')}>
        {t('no')}
      </Button>
      <Button kind="line" onClick={() => onAnswer('yes')}>
        {t('yes')}
      </Button>
    </section>
  );
}
