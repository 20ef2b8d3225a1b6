import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/common/ui/Icon';
import { SendPanel } from '@/components/desk/links/SendPanel';
import styles from './Drawer.module.css';

type Props = { quoteId: string; onClose: () => void };

/** Stays mounted while the telecaller moves from quote to quote. */
export function Drawer({ quoteId, onClose }: Props) {
  const t = useTranslations('desk.drawer');
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => drawer.current?.focus(), [quoteId]);
  return (
    <aside ref={drawer} className={styles.drawer} aria-label={t('label')} tabIndex={-1}>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      <SendPanel quoteId={quoteId} />
    </aside>
  );
}
