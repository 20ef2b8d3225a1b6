import { useMessages, useTranslations } from 'next-intl';
import { StartFormLater } from '@/components/quote/lead/StartFormLater';
import { TravelFormLater } from '@/components/travel/TravelFormLater';
import { Page } from '@/components/common/page/Page';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import { ButtonLink } from '@/components/common/ui/Button';
import { Icon } from '@/components/common/ui/Icon';
import { brand } from '@/lib/brand';
import { TRIP_LIMITS } from '@/lib/domain/travel/trip';
import { paths } from '@/lib/config/paths';
import styles from './ContentPage.module.css';
import { contentPages, type ContentName } from './contentPages';
import { contentTags } from './contentTags';

const brandFacts = {
  officer: brand.grievanceOfficer.name,
  address: brand.address.join(' '),
  tripDays: TRIP_LIMITS.days,
};

type Key = Parameters<ReturnType<typeof useTranslations<'content'>>>[0];

type Props = { name: ContentName; facts: Readonly<Record<string, string | number>> };

export function ContentPage({ name, facts }: Props) {
  const t = useTranslations('content');
  const layout = useTranslations('layout');
  const common = useTranslations('common');
  const { path, form } = contentPages[name];
  const title = t(`${name}.title`);
  const sections = Object.keys(useMessages().content[name].sections);
  const say = (section: string, part: 'title' | 'text') =>
    t.rich(`${name}.sections.${section}.${part}` as Key, {
      ...contentTags,
      ...brandFacts,
      ...facts,
    });

  return (
    <Page title={title} description={t(`${name}.text`)} canonical={path}>
      <div className={`dark printed ${styles.head}`}>
        <div className="wrap">
          <Crumbs trail={[{ title }]} />
          <h1>{title}</h1>
          <p>{t(`${name}.text`)}</p>
        </div>
      </div>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          {sections.map((section) => (
            <section key={section} id={section} aria-labelledby={`${section}-title`}>
              <h2 id={`${section}-title`}>{say(section, 'title')}</h2>
              <p>{say(section, 'text')}</p>
            </section>
          ))}
        </div>
        <aside className={styles.side}>
          {form && (
            <div className={styles.form} id="start">
              {form === 'travel' ? <TravelFormLater /> : <StartFormLater />}
            </div>
          )}
          <div className={`card ${styles.ways}`}>
            <ButtonLink
              kind={form ? 'line' : 'go'}
              wide
              href={form === 'travel' ? paths.tripQuote : paths.getQuote}
            >
              {common('seePrices')}
            </ButtonLink>
            <p>
              <Icon name="phone" size="small" />
              {layout('phone.desktop')}
              <a href={`tel:${brand.helplineNewPolicy}`}>{brand.helplineNewPolicy}</a>
            </p>
          </div>
        </aside>
      </div>
    </Page>
  );
}
