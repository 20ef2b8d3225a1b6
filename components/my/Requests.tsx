import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import { paths } from '@/lib/config/paths';
import type { ChangeDto } from '@/lib/domain/my/contract';
import { formatDateOf, formatMoney } from '@/lib/i18n/format';
import styles from './Requests.module.css';

/** Lists the changes that were requested in a policy, each with its state. */
export function Requests({ requests }: { requests: readonly ChangeDto[] }) {
  const t = useTranslations('my.requests');
  if (requests.length === 0) return null;
  return (
    <section className={`card ${styles.part}`} aria-labelledby="my-requests">
      <h2 id="my-requests">{t('title')}</h2>
      <ul>
        {requests.map((request) => (
          <Request key={request.changeId} request={request} />
        ))}
      </ul>
    </section>
  );
}

const wayOn = { draft: 'continue', asked: 'open', toPay: 'pay', refused: 'open' } as const;

function Request({ request }: { request: ChangeDto }) {
  const t = useTranslations('my.requests');
  const locale = useLocale();
  const { kind, status, policyNumber, reason, price, decidedAt, askedAt, updatedAt } = request;
  const date = formatDateOf(decidedAt ?? askedAt ?? updatedAt, locale);
  const way = status in wayOn ? wayOn[status as keyof typeof wayOn] : undefined;
  return (
    <li>
      <b>{t(`kinds.${kind}`)}</b>
      <small>{t(`states.${status}`, { date, amount: formatMoney(price ?? 0) })}</small>
      {reason && <small>{t('reason', { reason })}</small>}
      {way && (
        <Link className="link small" href={paths.change(policyNumber, kind)}>
          {t(way)}
        </Link>
      )}
    </li>
  );
}
