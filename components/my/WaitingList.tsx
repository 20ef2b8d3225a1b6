import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/common/ui/Button';
import { paths } from '@/lib/config/paths';
import type { Waiting } from '@/lib/domain/my/waiting';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import styles from './WaitingList.module.css';

/** Lists what waits for the customer; the first entry is the screen's primary action. */
export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  const t = useTranslations('my.waiting');
  if (waiting.length === 0) return null;
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby="waiting">
      <h2 id="waiting" className="visuallyHidden">
        {t('title')}
      </h2>
      <ol>
        {waiting.map((each, at) => (
          <WaitingItem key={`${each.kind}-${at}`} waiting={each} at={at} />
        ))}
      </ol>
    </section>
  );
}

function wayTo(waiting: Waiting): string {
  switch (waiting.kind) {
    case 'claim':
      return paths.claim(waiting.claimId);
    case 'telling':
      return paths.claimDraft(waiting.claimId);
    case 'payment':
      return paths.change(waiting.policyNumber, 'person');
    case 'answers':
      return paths.continue;
    case 'renewal':
      return paths.renewal(waiting.policyNumber);
  }
}

function WaitingItem({ waiting, at }: { waiting: Waiting; at: number }) {
  const t = useTranslations('my.waiting');
  const locale = useLocale();
  const values = {
    person: '',
    productName: '',
    count: 0,
    ...waiting,
    amount: formatMoney('price' in waiting ? waiting.price : 0),
    date: 'endsOn' in waiting ? formatDate(waiting.endsOn, locale) : '',
  };
  const { kind } = waiting;
  return (
    <li>
      <span className={styles.number} aria-hidden="true">
        {at + 1}
      </span>
      <p>
        <b>{t(`${kind}.title`, values)}</b>
        <small>{t(`${kind}.text`, values)}</small>
      </p>
      <ButtonLink kind={at === 0 ? 'go' : 'line'} href={wayTo(waiting)}>
        {t(`${kind}.open`)}
      </ButtonLink>
    </li>
  );
}
