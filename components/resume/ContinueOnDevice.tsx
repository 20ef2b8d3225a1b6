import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { useState, type ComponentType } from 'react';
import { loadSendLink, type SavedQuotesTexts } from './loadSendLink';
import styles from './ContinueOnDevice.module.css';

type Loaded = { SendLink: ComponentType; texts: SavedQuotesTexts };

/** The form and its texts load on demand. */
export function ContinueOnDevice() {
  const t = useTranslations('common');
  const locale = useLocale();
  const messages = useMessages();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isOpen, setIsOpen] = useState(false);

  const toggle = async () => {
    setIsOpen(!isOpen);
    // If loading fails, the next press retries.
    if (!loaded) await loadSendLink(locale).then(setLoaded, () => setIsOpen(false));
  };

  return (
    <div className={styles.open}>
      <button type="button" className="link small" aria-expanded={isOpen} onClick={() => void toggle()}>
        {t('anotherDevice')}
      </button>
      {isOpen && loaded && (
        <NextIntlClientProvider
          locale={locale}
          messages={{ ...messages, savedQuotes: loaded.texts }}
          timeZone="Asia/Kolkata"
        >
          <loaded.SendLink />
        </NextIntlClientProvider>
      )}
    </div>
  );
}
