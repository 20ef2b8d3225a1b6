import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/components/common/form/Select';
import { Button } from '@/components/common/ui/Button';
import { useWrongField } from '@/hooks/common/forms/useWrongField';
import { useSubmit } from '@/hooks/common/useSubmit';
import type { DeskReviewDto } from '@/lib/domain/reviews/contract';
import { HIDE_REASONS, type HideReason } from '@/lib/domain/reviews/review';
import { formatDate } from '@/lib/i18n/format';
import styles from './Reviews.module.css';

type Props = {
  review: DeskReviewDto;
  onModerate: (review: DeskReviewDto, reason?: HideReason) => Promise<unknown>;
};

export function ReviewCard({ review, onModerate }: Props) {
  const t = useTranslations('deskReviews');
  const locale = useLocale();
  const [reason, setReason] = useState<HideReason>();
  const [tries, setTries] = useState(0);
  const { isBusy, failure, run } = useSubmit({ conflict: t('changed'), failed: t('workFailed') });
  const { plan, stars, words, writtenOn, hidden, isNew } = review;
  const card = useWrongField<HTMLLIElement>(tries, failure);
  return (
    <li ref={card} className={`card ${styles.card}`}>
      <h2>{`${plan}, ${stars}/5, ${formatDate(writtenOn, locale)}`}</h2>
      <p className={styles.words}>{words}</p>
      {hidden && <p>{t('hidden', { reason: t(`reasons.${hidden}`) })}</p>}
      {isNew && <p>{t('isNew')}</p>}
      {failure && <p role="alert">{failure.message}</p>}
      {hidden && (
        <Button kind="line" size="small" busy={isBusy} onClick={() => void run(() => onModerate(review))}>
          {t('show')}
        </Button>
      )}
      {!hidden && words !== '' && (
        <>
          <Select
            label={t('reason')}
            placeholder={t('choose')}
            error={tries > 0 && !reason ? t('needsReason') : undefined}
            options={HIDE_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            value={reason ?? ''}
            onChange={({ target }) => setReason(HIDE_REASONS.find((each) => each === target.value))}
          />
          <Button
            kind="line"
            size="small"
            busy={isBusy}
            onClick={() => {
              setTries(tries + 1);
              if (reason) void run(() => onModerate(review, reason));
            }}
          >
            {t('hide')}
          </Button>
        </>
      )}
    </li>
  );
}
