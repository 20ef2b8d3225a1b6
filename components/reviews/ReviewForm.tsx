import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { TextArea } from '@/components/common/form/TextArea';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { useSubmit } from '@/hooks/common/useSubmit';
import type { TypedReview, useOwnReview } from '@/hooks/reviews/useOwnReview';
import type { OwnReviewDto } from '@/lib/domain/reviews/contract';
import { LONGEST_REVIEW, STARS } from '@/lib/domain/reviews/review';
import styles from './Reviews.module.css';
import { Stars } from './Stars';

type Props = Pick<ReturnType<typeof useOwnReview>, 'typed' | 'keep' | 'save'> & { review: OwnReviewDto };

export function ReviewForm({ review, typed, keep, save }: Props) {
  const t = useTranslations('review');
  const [value, setValue] = useState<TypedReview>(typed ?? { words: '', ...review });
  const firstStar = useRef<HTMLInputElement>(null);
  const [isTried, setIsTried] = useState(false);
  const [saved, setSaved] = useState<TypedReview>();
  const { isBusy, failure, run } = useSubmit({ conflict: t('failed'), failed: t('failed') });
  const { stars, words } = value;
  const change = (changed: Partial<TypedReview>) => {
    const next = { stars, words, ...changed };
    setValue(next);
    keep(next);
  };
  const submit = async () => {
    setIsTried(true);
    if (stars === undefined) return firstStar.current?.focus();
    const { answer } = await run(() => save({ stars, words }));
    if (answer) setSaved(value);
  };
  const isMissing = isTried && stars === undefined;
  return (
    <KeptForm className={styles.form} onSend={submit}>
      <fieldset aria-describedby={isMissing ? 'stars-error' : undefined}>
        <legend>{t('stars')}</legend>
        <div className={styles.choices}>
          {STARS.map((each) => (
            <label key={each}>
              <input
                ref={each === STARS[0] ? firstStar : undefined}
                type="radio"
                name="stars"
                checked={stars === each}
                onChange={() => change({ stars: each })}
              />
              <Stars count={each} />
            </label>
          ))}
        </div>
        {isMissing && (
          <p id="stars-error" role="alert" className={styles.error}>
            {t('choose')}
          </p>
        )}
      </fieldset>
      <TextArea
        label={t('words')}
        rows={5}
        maxLength={LONGEST_REVIEW}
        value={words}
        onChange={({ target }) => change({ words: target.value })}
      />
      {failure && (
        <Note kind="bad" role="alert">
          {failure.message}
        </Note>
      )}
      <div role="status">
        {saved === value && <Note kind="good">{t(review.isHidden ? 'savedWaits' : 'saved')}</Note>}
      </div>
      <Button kind="go" size="big" type="submit" busy={isBusy}>
        {t('save')}
      </Button>
    </KeptForm>
  );
}
