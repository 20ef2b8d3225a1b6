import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { useOmniPayment } from '@/hooks/desk/drawer/useOmniPayment';
import { useSubmit } from '@/hooks/common/useSubmit';
import type { DrawerActions } from '@/hooks/desk/drawer/drawerActions';
import type { OmniPayment } from '@/lib/domain/desk/drawer/payment';
import { formatDateOf, formatMoney, formatTimeOf } from '@/lib/i18n/format';
import styles from './Drawer.module.css';

type Props = { quoteId: string; version: string | undefined; actions: DrawerActions };

const failures: Readonly<Record<string, 'busy' | 'silent'>> = {
  TOO_MANY_REQUESTS: 'busy',
  UNAVAILABLE: 'silent',
};

export function PaymentRow({ quoteId, version, actions }: Props) {
  const t = useTranslations('deskDrawer.payment');
  const drawer = useTranslations('deskDrawer');
  const { data, mutate } = useOmniPayment(quoteId, version);
  const { isBusy, failure, run } = useSubmit({ conflict: drawer('conflict'), failed: drawer('notSent') });
  const check = async () => {
    const { answer } = await run(actions.checkPayment);
    if (answer) await mutate(answer, { revalidate: false });
  };
  const known = failures[failure?.code ?? ''];
  if (!data) return null;
  const { payment, checkedAt } = data;
  return (
    <section aria-labelledby="payment" className={styles.payment}>
      <h3 id="payment">{t('title')}</h3>
      {payment ? <Facts payment={payment} /> : <p className="small">{t('none')}</p>}
      {payment && (
        <Button kind="line" size="dense" icon="turn" busy={isBusy} onClick={() => void check()}>
          {t('check')}
        </Button>
      )}
      <p role="status" className="tiny">
        {checkedAt !== undefined && t('checked', { time: formatTimeOf(checkedAt) })}
      </p>
      {failure && (
        <Note kind="warn" role="alert">
          {known ? t(known) : failure.message}
        </Note>
      )}
    </section>
  );
}

function Facts({ payment }: { payment: OmniPayment }) {
  const t = useTranslations('deskDrawer.payment');
  const locale = useLocale();
  const { status, amount, refund, gateway, method, bankReference, reference, policyNumber, updatedAt } =
    payment;
  const rows = {
    status: t(`statuses.${status}`),
    amount: formatMoney(amount),
    refund: refund !== undefined && formatMoney(refund),
    gateway: t(`gateways.${gateway}`),
    method: method && t(`methods.${method}`),
    bank: bankReference,
    reference,
    policy: policyNumber,
    at: `${formatDateOf(updatedAt, locale)} ${formatTimeOf(updatedAt)}`,
  };
  const names = Object.keys(rows) as (keyof typeof rows)[];
  return (
    <dl className={styles.row}>
      {names
        .filter((name) => rows[name])
        .map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd className="num">{rows[name]}</dd>
          </div>
        ))}
    </dl>
  );
}
