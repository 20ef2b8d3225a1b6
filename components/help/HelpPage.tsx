import { useTranslations } from 'next-intl';
import { type MouseEvent, useState } from 'react';
import { TopicCall } from '@/components/callbacks/TopicCall';
import { Page } from '@/components/common/page/Page';
import { Icon, type IconName } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import { useFragment } from '@/hooks/common/page/useFragment';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { phoneInText } from '@/lib/i18n/format';
import { helpPanel, talkFiles } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import styles from './HelpPage.module.css';

const HelpPanel = late({
  load: () => import('./panel/HelpPanel').then((module) => module.HelpPanel),
  texts: { helpPanel, talkFiles },
});

const numbers = {
  phone: phoneInText(brand.helplineCustomerCare),
  newPolicy: phoneInText(brand.helplineNewPolicy),
  series: brand.callsFrom,
};

export type HelpProps = { often: readonly { path: string; title: string; theme: string }[] };

export function HelpPage({ often }: HelpProps) {
  const t = useTranslations('help');
  const isNamed = useFragment() === 'talk';
  const [pressed, setPressed] = useState<boolean>();
  const isOpen = pressed ?? isNamed;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setPressed(true);
  };
  return (
    <Page
      title={t('pageTitle')}
      description={t('description')}
      canonical={paths.help}
      trail={[{ title: t('pageTitle') }]}
    >
      <div className={isOpen ? `wrap ${styles.page} ${styles.beside}` : `wrap ${styles.page}`}>
        <div className={styles.head}>
          <h1>{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
        <ul className={styles.ways} aria-label={t('ways.label')}>
          <Way way="call" icon="phone" href={`tel:${brand.helplineCustomerCare}`} />
          <Way way="back" icon="clock" href={paths.helpCall} />
          {/* Without JavaScript this leads to the questions that are answered already. */}
          <Way way="ask" icon="sms" href={paths.questions} onClick={open} />
          <Way way="complain" icon="mail" href={paths.grievance} />
        </ul>
        <section className={styles.often} aria-labelledby="often">
          <h2 id="often">{t('often')}</h2>
          <ul>
            {often.map(({ path, title, theme }) => (
              <li key={path}>
                <Link href={path}>{title}</Link>
                <span className="tiny">{theme}</span>
              </li>
            ))}
          </ul>
          <p>
            <Link href={paths.questions}>{t('all')}</Link>
          </p>
        </section>
        <TopicCall />
      </div>
      {isOpen && <HelpPanel onClose={() => setPressed(false)} />}
    </Page>
  );
}

type WayProps = {
  way: 'call' | 'back' | 'ask' | 'complain';
  icon: IconName;
  href: string;
  onClick?: (event: MouseEvent) => void;
};

function Way({ way, icon, href, onClick }: WayProps) {
  const t = useTranslations(`help.ways.${way}`);
  return (
    <li>
      <Link className="card" href={href} onClick={onClick}>
        <Icon name={icon} size="large" />
        <span>
          <b>{t('title')}</b>
          <em>{t('way', numbers)}</em>
          <small>{t('text', numbers)}</small>
        </span>
      </Link>
    </li>
  );
}
