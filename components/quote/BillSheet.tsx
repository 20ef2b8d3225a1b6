import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@/components/common/ui/Icon';
import styles from './BillSheet.module.css';

type Props = { isOpen: boolean; onClose: () => void; label: string; children: ReactNode };

/** Parts that were laid out ahead (scripts/site/layOutBelow.ts) keep their height, but nothing in them is styled anew. */
function skipOutOfSight(): void {
  for (const part of document.querySelectorAll<HTMLElement>('.below > *')) part.style.contentVisibility = '';
}

/**
 * The bill as a bottom sheet, on screens without a side column. It is shown one frame before it is modal: becoming
 * modal makes all of the page inert, which restyles each of its elements, half of them in the footer.
 */
export function BillSheet({ isOpen, onClose, label, children }: Props) {
  const t = useTranslations('quote.plans');
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) {
      sheet.current?.close();
      return undefined;
    }
    skipOutOfSight();
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => sheet.current?.showModal());
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isOpen]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- A click on the dialog itself hits the backdrop; Escape is the keyboard's way to close it.
    <dialog
      ref={sheet}
      className={isOpen ? `${styles.sheet} ${styles.seen}` : styles.sheet}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === sheet.current && onClose()}
    >
      {isOpen && (
        <div className={styles.inner}>
          <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
          {children}
        </div>
      )}
    </dialog>
  );
}
