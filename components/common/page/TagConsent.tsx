import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Button } from '@/components/common/ui/Button';
import { tags } from '@/components/common/late/lateAreas';
import { lateTexts } from '@/components/common/late/lateTexts';
import type { TagAnswer } from '@/hooks/site/useTags';
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
