import { useLocale, useTranslations } from 'next-intl';
import { AskTwice } from '@/components/common/ui/AskTwice';
import { Note } from '@/components/common/ui/states/Note';
import type { OwnCareers } from '@/hooks/careers/useCareers';
import { useSubmit } from '@/hooks/common/useSubmit';
import type { CandidacyDto } from '@/lib/domain/careers/contract';
import { formatDate } from '@/lib/i18n/format';
import styles from './Careers.module.css';

export function SentList({ own: { data, withdraw } }: { own: OwnCareers }) {
  const sent = data?.candidacies ?? [];
  return (
    <div role="status" className={styles.sent}>
      {sent.map((each) => (
        <Sent key={each.candidacyId} sent={each} onWithdraw={() => withdraw(each.candidacyId)} />
      ))}
    </div>
  );
}

type Props = { sent: CandidacyDto; onWithdraw: () => Promise<unknown> };

function Sent({ sent: { candidacyId, opening, sentOn, keptUntil }, onWithdraw }: Props) {
  const t = useTranslations('careers');
  const locale = useLocale();
  const { isBusy, failure, run } = useSubmit({ conflict: t('unsure'), failed: t('unsure') });
  return (
    <Note kind="good">
      <b>{t('sent', { opening: t(`openings.${opening}`), date: formatDate(sentOn, locale) })}</b>{' '}
      <span className="num">{candidacyId}</span>
      <br />
      {t('kept', { date: formatDate(keptUntil, locale) })}
      <AskTwice
        act={t('withdraw')}
        warning={t('withdrawText')}
        keep={t('keep')}
        confirm={t('withdrawConfirm')}
        isBusy={isBusy}
        onConfirm={() => void run(onWithdraw)}
      />
      {failure && <small role="alert">{failure.message}</small>}
    </Note>
  );
}
