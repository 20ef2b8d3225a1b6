import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/common/ui/Icon';
import { keepFocus } from '@/hooks/desk/keepFocus';
import { useQuoteHistory } from '@/hooks/desk/drawer/useQuoteHistory';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';
import { quoteReference } from '@/lib/domain/quote/quoteReference';
import styles from './Drawer.module.css';
import { DrawerBody } from './DrawerBody';
import { DrawerFaces } from './DrawerFaces';

type Props = { quoteId: string; staff: StaffSessionDto; onClose: () => void };

/** Stays mounted while the telecaller moves from quote to quote. */
export function Drawer({ quoteId, staff, onClose }: Props) {
  const t = useTranslations('deskDrawer');
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    // The drawer's top is in view already, and the list beside it must keep its scroll position.
    drawer.current?.focus({ preventScroll: true });
    if (drawer.current) drawer.current.scrollTop = 0;
  }, [quoteId]);
  useEffect(() => keepFocus(drawer.current), []);
  const history = useQuoteHistory(quoteId);
  const reference = quoteReference(quoteId);
  return (
    <aside ref={drawer} className={styles.drawer} aria-label={t('label', { reference })} tabIndex={-1}>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      <DrawerFaces history={history} />
      {history.history && (
        <DrawerBody key={quoteId} shown={history.history} history={history} staffId={staff.staffId} />
      )}
    </aside>
  );
}
