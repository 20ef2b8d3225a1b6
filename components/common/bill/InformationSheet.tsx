import { useLocale, useTranslations } from 'next-intl';
import { type MouseEvent, useState } from 'react';
import { useOnline } from '@/hooks/common/useOnline';
import { api } from '@/lib/config/paths';
import { Icon } from '@/components/common/ui/Icon';

/** The Customer Information Sheet, which must be readable before payment and signature. */
export function InformationSheet({ quoteId }: { quoteId: string }) {
  const t = useTranslations('common');
  const language = useLocale();
  const isOnline = useOnline();
  const [isAsked, setIsAsked] = useState(false);
  const open = (event: MouseEvent) => {
    setIsAsked(!isOnline);
    if (!isOnline) event.preventDefault();
  };
  return (
    <>
      {/* A plain anchor: Next's link would prefetch the file as a page. */}
      <a
        className="link noPrint"
        href={`${api.informationSheet}?${new URLSearchParams({ quoteId, language })}`}
        target="_blank"
        rel="noreferrer"
        onClick={open}
      >
        <Icon name="info" size="small" />
        {t('informationSheet')} <span className="visuallyHidden">{t('newTab')}</span>
      </a>
      {isAsked && !isOnline && (
        <>
          {' '}
          <b role="alert">{t('offline.title')}</b>
        </>
      )}
    </>
  );
}
