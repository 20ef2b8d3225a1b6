import { useRouter } from 'next/router';
import { useTranslations } from 'next-intl';
import { type MouseEvent, useState } from 'react';
import { Icon } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import { pageTypeOf } from '@/lib/config/pageTypes';
import { paths } from '@/lib/config/paths';
import { helpPanel, talkFiles } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import styles from './HelpLink.module.css';

const HelpPanel = late({
  load: () => import('./panel/HelpPanel').then((module) => module.HelpPanel),
  texts: { helpPanel, talkFiles },
});

/** A link to the help page, on every page. Once scripts are here, it opens the panel beside the page instead. */
export function HelpLink() {
  const t = useTranslations('layout');
  const { pathname, asPath } = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  // The help page has the panel's questions itself, and staff have pages of their own.
  if (pathname === paths.help || pageTypeOf(asPath) === 'staff') return null;
  return (
    <>
      <aside aria-label={t('help')}>
        <Link href={paths.help} className={styles.help} onClick={open}>
          <Icon name="sms" />
          {t('help')}
        </Link>
      </aside>
      {isOpen && <HelpPanel onClose={() => setIsOpen(false)} />}
    </>
  );
}
