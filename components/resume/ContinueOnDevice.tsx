import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { savedQuotes } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import styles from './ContinueOnDevice.module.css';

const SendLink = late({
  load: () => import('./SendLink').then((module) => module.SendLink),
  texts: { savedQuotes },
});

export function ContinueOnDevice() {
  const t = useTranslations('common');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.open}>
      <button type="button" className="link small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('anotherDevice')}
      </button>
      {isOpen && <SendLink />}
    </div>
  );
}
