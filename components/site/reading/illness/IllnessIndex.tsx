import { useTranslations } from 'next-intl';
import { Page } from '@/components/common/page/Page';
import { Icon } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import { paths } from '@/lib/config/paths';
import type { ExamplePlan } from '@/lib/content/pages';
import type { PaidFrom } from '@/lib/domain/plans/paidFrom';
import type { Group } from '@/lib/content/kinds';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import styles from './IllnessIndex.module.css';
import { PaidFromText } from './PaidFromText';

export type IllnessEntry = {
  slug: string;
  title: string;
  group: Group;
  from: PaidFrom | null;
  known: boolean;
};
export type IllnessIndexProps = {
  letters: readonly { letter: string; entries: readonly IllnessEntry[] }[];
  groups: readonly { group: Group; count: number }[];
  example: ExamplePlan;
};

export function IllnessIndex({ letters, groups, example }: IllnessIndexProps) {
  const t = useTranslations('reading');
  const title = t('illnesses.title');
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const entries = letters.flatMap((letter) => letter.entries);
  return (
    <Page title={title} description={t('illnesses.text')}>
      <div className={`wrap ${styles.page}`}>
        <Crumbs trail={[{ title }]} />
        <h1>{title}</h1>
        <p className="lead">{t('illnesses.text')}</p>
        <Link className={styles.search} href={paths.search}>
          <Icon name="search" />
          {t('illnesses.search')}
        </Link>
        <h2>{t('illnesses.byGroup')}</h2>
        <div className={styles.groups}>
          {groups.map(({ group, count: pages }) => (
            <details key={group} name="group">
              <summary>
                <img
                  className="emblem"
                  src={`/art/illness-${group}.svg`}
                  alt=""
                  width="48"
                  height="48"
                  loading="lazy"
                />
                <span>
                  <b>{t(`groups.${group}`)}</b>
                  <small>{t('illnesses.count', { count: pages })}</small>
                </span>
              </summary>
              <ul>
                {entries
                  .filter((entry) => entry.group === group)
                  .map(({ slug, title: name }) => (
                    <li key={slug}>
                      <Link href={paths.illness(slug)}>{name}</Link>
                    </li>
                  ))}
              </ul>
            </details>
          ))}
        </div>
      </div>
      <nav className={styles.bar} aria-label={t('illnesses.letters')}>
        <ul className="wrap">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#letter-${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`wrap ${styles.list}`}>
        <div className={styles.key}>
          <h2>{t('illnesses.all', { count })}</h2>
          <p>
            <Star />{' '}
            {t.rich('illnesses.existing', {
              plan: example.plan,
              variant: example.variant,
              from: () => <PaidFromText from={example.ifExisting} />,
            })}
          </p>
        </div>
        <div className={styles.columns}>
          {letters.map((each) => (
            <Letter key={each.letter} {...each} />
          ))}
        </div>
        <p className="small">{t('noAdvice')}</p>
      </div>
    </Page>
  );
}

function Letter({ letter, entries }: IllnessIndexProps['letters'][number]) {
  return (
    <section id={`letter-${letter}`} aria-labelledby={`of-${letter}`}>
      <h3 id={`of-${letter}`}>{letter}</h3>
      <ul>
        {entries.map(({ slug, title, from, known }) => (
          <li key={slug}>
            <Link href={paths.illness(slug)}>{title}</Link>
            {known && <Star />}
            <i aria-hidden="true" />
            <span>
              <PaidFromText from={from} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Star() {
  const t = useTranslations('reading.illnesses');
  return <img className={styles.star} src="/art/star.svg" alt={t('star')} width="13" height="13" />;
}
