import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@/components/common/ui/Icon';
import styles from './BillSheet.module.css';

type Props = { isOpen: boolean; onClose: () => void; label: string; children: ReactNode };

/** Parts that were laid out ahead (scripts/site/layOutBelow.ts) keep their height but are no longer restyled. */
function skipOutOfSight(): void {
  for (const part of document.querySelectorAll<HTMLElement>('.below > *')) part.style.contentVisibility = '';
}

/**
 * The bill as a bottom sheet, on screens without a side column. To keep each task short on cheap phones, the press,
 * opening the sheet and rendering its content run in three tasks: becoming modal restyles the whole page and everything
 * already in the sheet.
 */
export function BillSheet({ isOpen, onClose, label, children }: Props) {
  const t = useTranslations('quote.plans');
  const sheet = useRef<HTMLDialogElement>(null);
  const [isFilled, setIsFilled] = useState(false);
  useEffect(() => {
    if (!isOpen) {
      sheet.current?.close();
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      skipOutOfSight();
      sheet.current?.showModal();
      timer = setTimeout(() => setIsFilled(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      setIsFilled(false);
    };
  }, [isOpen]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- A click on the dialog itself hits the backdrop; Escape is the keyboard's way to close it.
    <dialog
      ref={sheet}
      className={isFilled ? styles.sheet : `${styles.sheet} ${styles.empty}`}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === sheet.current && onClose()}
    >
      {isOpen && (
        <div className={styles.inner}>
          <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
          {isFilled && children}
        </div>
      )}
    </dialog>
  );
}
