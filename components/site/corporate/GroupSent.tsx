import { useLocale, useTranslations } from 'next-intl';
import { BillLines } from '@/components/common/bill/Bill';
import { Button } from '@/components/common/ui/Button';
import { brand } from '@/lib/brand';
import type { GroupLeadDto } from '@/lib/domain/group/contract';
import { toGroupBill } from '@/lib/domain/group/groupBill';
import { formatDateOf, formatTimeOf } from '@/lib/i18n/format';
import styles from './Corporate.module.css';

const takeFocus = (card: HTMLElement | null) => card?.focus();

type Props = { sent: GroupLeadDto; people: number; onChange: () => void };

export function GroupSent({ sent: { reference, from, to }, people, onChange }: Props) {
  const t = useTranslations('group');
  const locale = useLocale();
  const phone = () => <a href={`tel:${brand.helplineNewPolicy}`}>{brand.helplineNewPolicy}</a>;
  const when = { day: formatDateOf(from, locale), from: formatTimeOf(from), to: formatTimeOf(to) };
  return (
    <div className={`card ${styles.form}`} role="status" tabIndex={-1} ref={takeFocus}>
      <img src="/art/spot-sent.svg" alt="" width="160" height="120" />
      <h3>{t('sent.title')}</h3>
      <p>{t('sent.text', { reference, ...when })}</p>
      <BillLines
        lines={[
          {
            key: 'group',
            label: t('sent.line', { people }),
            note: t('indication'),
            amount: toGroupBill(people).total,
          },
        ]}
      />
      <p className="small">{t.rich('sent.help', { phone })}</p>
      <Button kind="line" onClick={onChange}>
        {t('sent.change')}
      </Button>
    </div>
  );
}
