import { useTranslations } from 'next-intl';
import type { SecondFactorDto } from '@/lib/domain/desk/contract';
import styles from './Enrolment.module.css';

type Props = { enrolment: NonNullable<SecondFactorDto['enrolment']> };

export function Enrolment({ enrolment: { secret, qr } }: Props) {
  const t = useTranslations('deskSupervisor.factor');
  return (
    <>
      <p>{t('enrolText')}</p>
      <svg
        className={styles.qr}
        role="img"
        aria-label={t('qr')}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      <p>
        {t('secret')} <code className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </>
  );
}
