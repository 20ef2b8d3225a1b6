import { useLocale, useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { Link } from '@/components/common/ui/Link';
import { Note } from '@/components/common/ui/states/Note';
import { paths } from '@/lib/config/paths';
import type { ChangeDto } from '@/lib/domain/my/contract';
import { formatDateOf } from '@/lib/i18n/format';
import styles from './Change.module.css';

type Props = { last: ChangeDto; onAnother: () => void };

/** Our answer to the last request of its kind. The form for another request opens on demand. */
export function ChangeAnswered({ last, onAnother }: Props) {
  const t = useTranslations('change');
  const locale = useLocale();
  const { status, reason, decidedAt, updatedAt, policyNumber } = last;
  const isAccepted = status === 'accepted';
  const date = formatDateOf(decidedAt ?? updatedAt, locale);
  return (
    <>
      <Note kind={isAccepted ? 'good' : 'warn'} role="status">
        <b>{t(isAccepted ? 'answered.accepted' : 'answered.refused', { date })}</b>
        {reason && <p>{t('answered.reason', { reason })}</p>}
      </Note>
      {!isAccepted && (
        <p>
          {t.rich('answered.disagree', {
            link: (words) => (
              <Link className="link" href={paths.grievanceAbout(policyNumber)}>
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      <p className={styles.ways}>
        <ButtonLink href={paths.my}>{t('toMy')}</ButtonLink>
        <Button kind="line" onClick={onAnother}>
          {t(isAccepted ? 'answered.another' : 'answered.again')}
        </Button>
      </p>
    </>
  );
}
