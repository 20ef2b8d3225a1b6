import { useLocale, useTranslations } from 'next-intl';
import { type MouseEvent, useState } from 'react';
import { useOnline } from '@/hooks/common/useOnline';
import { api } from '@/lib/config/paths';
import { Icon } from '@/components/common/ui/Icon';

/** The Customer Information Sheet of a quote's plan, to be read before anything is paid or signed. */
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
      {/* Not Next's link: it would fetch the file as if it were a page. */}
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
