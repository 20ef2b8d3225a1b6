import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import { Facts } from '@/components/common/ui/heading/Facts';
import { Note } from '@/components/common/ui/states/Note';
import { useReviewRows } from './useReviewRows';
import type { FilledForm } from '@/lib/domain/application/prefill';
import { openFieldsOf, type OpenFields } from '@/lib/domain/application/progress';
import type { Screen } from '@/lib/domain/application/sections';
import type { IsoDate } from '@/lib/domain/common/dates';
import styles from './Application.module.css';

type Props = {
  form: FilledForm;
  open: OpenFields;
  screens: readonly Screen[];
  titleOf: (screen: Screen) => string;
  hrefOf: (screen: Screen) => string;
  today: IsoDate;
};

export function Review({ form, open, screens, titleOf, hrefOf, today }: Props) {
  const t = useTranslations('application.review');
  const locale = useLocale();
  const rowsOf = useReviewRows(form, { locale, today });
  const answered = screens.filter(({ id }) => id !== 'review');
  const gaps = answered.filter((screen) => openFieldsOf(screen, open).length > 0);
  return (
    <>
      {gaps.length > 0 && (
        <Note kind="warn" role="status">
          <b>{t('open', { count: gaps.length })}</b> {t('complete')}:{' '}
          {gaps.map((screen, index) => (
            <span key={screen.id}>
              {index > 0 && ', '}
              <Link href={hrefOf(screen)}>{titleOf(screen)}</Link>
            </span>
          ))}
        </Note>
      )}
      {answered.map((screen) => (
        <section key={screen.id} className={styles.reviewed} aria-labelledby={`review-${screen.id}`}>
          <header>
            <h2 id={`review-${screen.id}`}>{titleOf(screen)}</h2>
            <Link href={hrefOf(screen)}>
              {t('change')}
              <span className="visuallyHidden">: {titleOf(screen)}</span>
            </Link>
          </header>
          <Facts
            rows={rowsOf(screen).map(({ label, value }) => ({
              label,
              value: value || <i>{t('nothing')}</i>,
            }))}
          />
        </section>
      ))}
    </>
  );
}
