import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { sayMoment } from '@/components/desk/quotes/sayMoment';
import type { HistoryEntryDto, QuoteHistoryDto } from '@/lib/domain/desk/drawer/contract';
import styles from './Drawer.module.css';
import { useEntryWords } from './useEntryWords';

type Props = { shown: QuoteHistoryDto; staffId: string; more: (() => Promise<unknown>) | undefined };

export function History({ shown, staffId, more }: Props) {
  const t = useTranslations('deskDrawer.history');
  return (
    <section aria-labelledby="history">
      <h3 id="history">{t('title')}</h3>
      {shown.entries.length === 0 && <p className="small">{t('empty')}</p>}
      <ol className={styles.history} aria-live="polite" aria-relevant="additions">
        {shown.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} staff={shown.staff} staffId={staffId} />
        ))}
      </ol>
      {more && (
        <Button kind="line" size="dense" onClick={() => void more()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

type EntryProps = { entry: HistoryEntryDto; staff: QuoteHistoryDto['staff']; staffId: string };

function Entry({ entry, staff, staffId }: EntryProps) {
  const t = useTranslations('deskDrawer.history.by');
  const locale = useLocale();
  const { title, about, amount } = useEntryWords(staff)(entry);
  const { by, at } = entry;
  const sayWho = () => {
    if (by === 'customer' || by === 'system') return t(by);
    if (by === staffId) return t('you');
    return t('staff', { name: staff.find((each) => each.staffId === by)?.name ?? by });
  };
  return (
    <li>
      <time className="num" dateTime={at}>
        {sayMoment(at, locale)}
      </time>
      <p>
        <b>{title}</b>
        {entry.kind === 'note' && <span className={styles.said}>{about}</span>}
        <span>{[entry.kind === 'note' ? undefined : about, sayWho()].filter(Boolean).join(', ')}</span>
      </p>
      {amount && <em className="num">{amount}</em>}
    </li>
  );
}
