import { useLocale, useTranslations } from 'next-intl';
import type { PortDto } from '@/lib/domain/porting/contract';
import { PORT_PAPERS } from '@/lib/domain/porting/port';
import { formatDate, formatMoney } from '@/lib/i18n/format';

/** Tells the customer in words how a move stands. */
export function PortTold({ port }: { port: PortDto }) {
  const t = useTranslations('porting.told');
  const locale = useLocale();
  const { portId, status, insurer, sentOn, until, papers, ended, credit, isIssued } = port;
  const isLate = status === 'sent' && until < sentOn;
  return (
    <>
      <b className="num">{portId}</b>
      <br />
      {t(isLate ? 'sentLate' : status, {
        insurer,
        date: formatDate(sentOn, locale),
        until: formatDate(until, locale),
        since: credit ? formatDate(credit.since, locale) : '',
        sum: credit ? formatMoney(credit.sumInsured) : '',
      })}{' '}
      {ended && t(`ended.${ended}`)}
      {isIssued && t('issued')}
      {status === 'confirmed' && !isIssued && t('next')}
      {status === 'working' &&
        PORT_PAPERS.map((paper) => {
          const state = papers[paper];
          return (
            state && (
              <span key={paper} className="tiny">
                <br />
                {t(`${paper}.${state}`)}
              </span>
            )
          );
        })}
    </>
  );
}
