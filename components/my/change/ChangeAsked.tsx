import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { NextTermNote } from '@/components/policy/NextTermNote';
import { paths } from '@/lib/config/paths';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import { formatDateOf } from '@/lib/i18n/format';
import { AdditionBill } from './AdditionBill';
import styles from './Change.module.css';
import { Withdraw } from './Withdraw';

type Props = { data: ChangeFormDto; onWithdraw: () => Promise<boolean> };

export function ChangeAsked({ data: { kind, status, askedAt = '', addition, nextTerm }, onWithdraw }: Props) {
  const t = useTranslations('change');
  const locale = useLocale();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t(`kinds.${kind}.title`)}</h1>
      <Note kind="good" role="status">
        {status === 'accepted' ? (
          t('account.done')
        ) : (
          <>
            <b>{t('askedTitle', { date: formatDateOf(askedAt, locale) })}</b> {t('askedText')}
          </>
        )}
      </Note>
      {addition && <AdditionBill addition={addition} />}
      {nextTerm && <NextTermNote nextTerm={nextTerm} says="before" />}
      <div className={styles.ways}>
        <ButtonLink href={paths.my}>{t('toMy')}</ButtonLink>
        {status === 'asked' && <Withdraw onWithdraw={onWithdraw} />}
      </div>
    </div>
  );
}
