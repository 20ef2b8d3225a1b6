import { useLocale, useTranslations } from 'next-intl';
import { CallActions } from '@/components/desk/calls/CallActions';
import { callActions } from '@/hooks/desk/callCustomers';
import type { DeskQuoteDto } from '@/lib/domain/desk/drawer/contract';
import { formatDateOf, formatTimeOf } from '@/lib/i18n/format';
import styles from '@/components/desk/drawer/Drawer.module.css';

type Props = {
  quote: DeskQuoteDto;
  staffId: string;
  onChanged: () => Promise<unknown>;
  onRevealed: (numberMark: string) => void;
};

/** Calls that customers asked for or staff promised about this quote. */
export function OpenCalls({ quote, staffId, onChanged, onRevealed }: Props) {
  const t = useTranslations('deskDrawer.calls');
  const calls = useTranslations('deskCalls');
  const locale = useLocale();
  const actions = callActions(onChanged, onRevealed);
  return (
    <section aria-labelledby="promised">
      <h3 id="promised">{t('title')}</h3>
      <ul className={styles.calls}>
        {quote.calls.map(({ callbackId, about, from, to, assignedTo, claimedBy }) => (
          <li key={callbackId}>
            <p>
              <b>{calls(`about.${about}`)}</b>{' '}
              <span className="num">
                {t('window', {
                  day: formatDateOf(from, locale),
                  from: formatTimeOf(from),
                  to: formatTimeOf(to),
                })}
              </span>{' '}
              {assignedTo !== undefined && <span className="tiny">{t('for', { name: assignedTo })}</span>}
            </p>
            <CallActions
              call={{ callbackId, consent: quote.consent.state, name: quote.name }}
              isMine={claimedBy === staffId}
              actions={actions}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
