import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Button } from '@/components/ui/Button';
import { tags } from '@/components/ui/lateAreas';
import { lateTexts } from '@/components/ui/lateTexts';
import type { TagAnswer } from '@/hooks/useTags';
import styles from './TagConsent.module.css';

const TagTexts = lateTexts({ tags });

type Props = { onAnswer: (answer: TagAnswer) => void };

/** One question, two answers of the same size; the page goes on beneath. */
function Question({ onAnswer }: Props) {
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

export function TagConsent(props: Props) {
  return (
    <Suspense>
      <TagTexts>
        <Question {...props} />
      </TagTexts>
    </Suspense>
  );
}
