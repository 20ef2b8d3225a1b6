import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeskList } from '@/components/desk/DeskList';
import { DESK_TITLE } from '@/components/desk/deskTitle';
import { useDeskReviews } from '@/hooks/desk/queues/useDeskReviews';
import styles from '@/components/desk/Dashboard.module.css';
import { ReviewCard } from './ReviewCard';

export function Reviews() {
  const t = useTranslations('deskReviews');
  const [page, setPage] = useState(1);
  const { answer, moderate } = useDeskReviews(page);
  return (
    <>
      <div className={styles.bar}>
        <h1 id={DESK_TITLE}>{t('title')}</h1>
      </div>
      <p className="small">{t('lead')}</p>
      <DeskList
        answer={answer}
        height="7rem"
        say={(word) => t(word)}
        cardsOf={(data) =>
          data.reviews.map((review) => (
            <ReviewCard key={review.reviewId} review={review} onModerate={moderate} />
          ))
        }
        onPage={setPage}
      />
    </>
  );
}
