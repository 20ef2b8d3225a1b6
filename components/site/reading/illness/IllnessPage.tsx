import { useLocale, useTranslations } from 'next-intl';
import { Page } from '@/components/common/page/Page';
import { ButtonLink } from '@/components/common/ui/Button';
import { Facts } from '@/components/common/ui/heading/Facts';
import { Link } from '@/components/common/ui/Link';
import type { Way } from '@/lib/content/furtherReading';
import type { Illness, Term } from '@/lib/content/library';
import type { Section } from '@/lib/content/readText';
import { totalOf } from '@/lib/content/stays';
import { paths } from '@/lib/config/paths';
import type { IllnessWaits } from '@/lib/content/pages';
import type { PaidFrom } from '@/lib/domain/plans/paidFrom';
import { formatMoney } from '@/lib/i18n/format';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import { HospitalBill } from './HospitalBill';
import styles from './IllnessPage.module.css';
import { PaidFromText } from './PaidFromText';
import { FurtherReading } from '@/components/site/reading/FurtherReading';
import rows from '@/components/site/reading/FurtherReading.module.css';
import { FIRST_SECTIONS, Later } from '@/components/site/reading/Later';
import { Sections } from '@/components/site/reading/Sections';
import { SourcesNote } from '@/components/site/reading/SourcesNote';
import { Terms } from '@/components/site/reading/Terms';
import { WaitSection } from './WaitSection';

export type Related = { slug: string; title: string; from: PaidFrom | null };
export type IllnessProps = {
  illness: Illness;
  waits: IllnessWaits;
  mistaken: readonly Related[];
  furtherReading: readonly Way[];
  terms: readonly Term[];
};

export function IllnessPage({ illness, waits, mistaken, furtherReading, terms }: IllnessProps) {
  const t = useTranslations('reading');
  const locale = useLocale();
  const { group, title, summary, also, sections, facts } = illness;
  const trail = [{ title: t('illnesses.title'), path: paths.illnesses }, { title }];
  const data = {
    '@type': 'MedicalWebPage',
    name: title,
    description: summary,
    inLanguage: locale,
    dateModified: facts.written,
    about: { '@type': 'MedicalCondition', name: title },
  };
  const isPaid = (section: Section) => section.id === 'pays';
  const ofIllness = sections.filter(({ id }) => id !== 'pays' && id !== 'after');
  return (
    <Page title={title} description={summary} data={data}>
      <div className={`dark ${styles.head}`}>
        <div className="wrap">
          <div>
            <Crumbs trail={trail} />
            <h1>{title}</h1>
            {also && <p className={styles.also}>{also}</p>}
            <p className={styles.summary}>{summary}</p>
          </div>
          <img src={`/art/illness-${group}.svg`} alt="" width="160" height="160" />
        </div>
      </div>
      <div className={`wrap ${styles.columns}`}>
        <article className={styles.text}>
          <Sections sections={ofIllness.slice(0, FIRST_SECTIONS)} />
          <Later>
            <Sections sections={ofIllness.slice(FIRST_SECTIONS)} />
            {facts.bill && <HospitalBill stays={facts.bill} />}
            <Sections sections={sections.filter(isPaid)} />
            <WaitSection facts={facts} waits={waits} />
            <Sections sections={sections.filter(({ id }) => id === 'after')} />
            <SourcesNote sources={facts.sources} written={facts.written} of="illness" />
          </Later>
        </article>
        <InShort illness={illness} waits={waits} mistaken={mistaken} furtherReading={furtherReading} />
      </div>
      <Terms terms={terms} />
    </Page>
  );
}

type ShortProps = Pick<IllnessProps, 'illness' | 'waits' | 'mistaken' | 'furtherReading'>;

function InShort({ illness: { facts }, waits, mistaken, furtherReading }: ShortProps) {
  const t = useTranslations('reading');
  const range = (key: 'nightsRange' | 'chargesRange', from: string, to: string) =>
    from === to ? from : t(`illness.${key}`, { from, to });
  const totals = facts.bill?.map(totalOf) ?? [];
  const [fewest, most = fewest] = facts.nights ?? [];
  const shown = [
    { label: t('illness.paidFrom'), value: <PaidFromText from={waits.from} /> },
    ...(facts.known
      ? [{ label: t('illness.ifExisting'), value: <PaidFromText from={waits.ifExisting} /> }]
      : []),
    ...(fewest === undefined
      ? []
      : [{ label: t('illness.nights'), value: range('nightsRange', String(fewest), String(most)) }]),
    ...(totals.length === 0
      ? []
      : [
          {
            label: t('illness.charges'),
            value: range('chargesRange', formatMoney(Math.min(...totals)), formatMoney(Math.max(...totals))),
          },
        ]),
  ];
  return (
    <aside className={`below ${styles.side}`}>
      <div className="card">
        <h2>{t('illness.short')}</h2>
        <Facts rows={shown} />
        <ButtonLink kind="go" wide href={paths.leadForm}>
          {t('seePrice')}
        </ButtonLink>
      </div>
      {mistaken.length > 0 && (
        <div>
          <h2>{t('illness.mistaken')}</h2>
          <ul className={rows.rows}>
            {mistaken.map(({ slug, title, from }) => (
              <li key={slug}>
                <Link href={paths.illness(slug)}>{title}</Link>
                <span>
                  <PaidFromText from={from} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <FurtherReading ways={furtherReading} />
    </aside>
  );
}
