import { useLocale, useTranslations } from 'next-intl';
import { now } from '@/components/common/page/clock';
import { Tag } from '@/components/common/ui/Tag';
import type { DeskCallActions } from '@/hooks/desk/callCustomers';
import { ABOUT_QUOTES, type DeskCallDto } from '@/lib/domain/callbacks/contract';
import { quoteReference } from '@/lib/domain/quote/quoteReference';
import { formatDateOf, formatTimeOf } from '@/lib/i18n/format';
import { toLocale } from '@/lib/i18n/locales';
import styles from '@/components/desk/cases/Cases.module.css';
import { OpenQuote } from '@/components/desk/drawer/OpenQuote';
import { ConsentMark } from '@/components/desk/quotes/ConsentMark';
import { CallActions } from './CallActions';

type Props = {
  call: DeskCallDto;
  staffId: string;
  actions: DeskCallActions;
  onOpen: (quoteId: string) => void;
};

export function CallCard({ call, staffId, actions, onOpen }: Props) {
  const t = useTranslations('deskCalls');
  const languages = useTranslations('common.languages');
  const locale = useLocale();
  const { name, mobileNumber, about, from, to, assignedTo, claimedBy, outcome, tries, language, group } =
    call;
  const { topic } = call;
  const isLate = !outcome && new Date(to) < now();
  const day = formatDateOf(from, locale);
  return (
    <li className={styles.case}>
      <div className={styles.head}>
        <h2>{name || mobileNumber}</h2>
        <span className={styles.kind}>{t(`about.${about}`)}</span>
      </div>
      <p className="small">
        <span className="num">{mobileNumber}</span>{' '}
        {ABOUT_QUOTES.includes(about) ? (
          <OpenQuote quoteId={call.quoteId} onOpen={onOpen} />
        ) : (
          quoteReference(call.quoteId)
        )}
      </p>
      <p className="small">{t('language', { language: languages(toLocale(language)) })}</p>
      {topic && <p>{t(`topics.${topic}`)}</p>}
      {group && (
        <p>
          {t('group', { company: group.company, people: group.people })}{' '}
          {group.needs.map((need) => t(`needs.${need}`)).join(', ')}
        </p>
      )}
      <p>
        {t('promised', { day, from: formatTimeOf(from), to: formatTimeOf(to) })}{' '}
        {isLate && <Tag kind="marigold">{t('late')}</Tag>}
      </p>
      {tries > 0 && <p className="tiny">{t('tries', { tries })}</p>}
      {assignedTo && <p className="tiny">{t('assigned', { staff: assignedTo })}</p>}
      {claimedBy && <p className="tiny">{t('with', { staff: claimedBy })}</p>}
      {outcome ? <b>{t(`outcome.${outcome}`)}</b> : <ConsentMark consent={call.consent} />}
      {!outcome && <CallActions call={call} isMine={claimedBy === staffId} actions={actions} />}
    </li>
  );
}
