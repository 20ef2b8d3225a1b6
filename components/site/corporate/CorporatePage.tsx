import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Page } from '@/components/common/page/Page';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import { SectionHead } from '@/components/common/ui/heading/SectionHead';
import { Hang } from '@/components/site/parts/Hang';
import { PaysTable } from '@/components/site/parts/PaysTable';
import { paths } from '@/lib/config/paths';
import type { GroupLeadDto } from '@/lib/domain/group/contract';
import { GROUP_RATES, GROUP_SIZE, GROUP_STOPS } from '@/lib/domain/group/group.data';
import styles from './Corporate.module.css';
import { GroupBill } from './GroupBill';
import { GroupForm } from './GroupForm';
import { GroupSent } from './GroupSent';
import { GroupSize } from './GroupSize';
import { GroupTerms } from './GroupTerms';
import { Street } from './Street';

const topics = ['who', 'bills', 'accident', 'opd', 'leave', 'after'] as const;
/** Ids of the topics that are insurance of their own, which links lead to. */
const ids = { accident: 'groupAccident', opd: 'groupOpd' } as const;

const isOwn = (topic: string): topic is keyof typeof ids => topic in ids;

/** The only page whose bill has GST. */
export function CorporatePage() {
  const t = useTranslations('group');
  const [people, setPeople] = useState<number>(GROUP_SIZE.usual);
  const [sent, setSent] = useState<GroupLeadDto>();
  const { from } = GROUP_RATES.maternity;
  return (
    <Page title={t('title', GROUP_SIZE)} description={t('text', GROUP_SIZE)} canonical={paths.corporate}>
      <Hang
        labelledBy="page-title"
        scene={<Street people={people} />}
        head={
          <div className={styles.head}>
            <Crumbs trail={[{ title: t('crumb') }]} />
            <h1 id="page-title">{t('h1')}</h1>
            <p>{t('text', GROUP_SIZE)}</p>
            <p className={styles.but}>{t('but', { from })}</p>
          </div>
        }
        bill={<GroupBill people={people} />}
      >
        <h2>{t('how')}</h2>
        <p className={styles.lead}>{t('howText')}</p>
        <div className={styles.size}>
          <input
            type="range"
            aria-label={t('people')}
            min={GROUP_SIZE.least}
            max={GROUP_SIZE.most}
            value={people}
            list="group-stops"
            onChange={({ target }) => setPeople(Number(target.value))}
          />
          <datalist id="group-stops">
            {GROUP_STOPS.map((stop) => (
              <option key={stop} value={stop} />
            ))}
          </datalist>
          <GroupSize id="group-size" people={people} onChange={setPeople} />
        </div>
      </Hang>
      <div className="below">
        <section className="section sand" aria-labelledby="pays-title">
          <div className={`wrap ${styles.pays}`}>
            <SectionHead id="pays-title" title={t('pays.title')}>
              <p>{t('pays.text')}</p>
            </SectionHead>
            <PaysTable
              rows={topics.map((key) => ({
                key,
                ...(isOwn(key) && { id: ids[key] }),
                topic: t(`pays.${key}.topic`),
                paid: t(`pays.${key}.paid`),
                not: t(`pays.${key}.not`),
              }))}
            />
          </div>
        </section>
        <section className="section" id="startUp" aria-labelledby="grows-title">
          <div className="wrap">
            <SectionHead id="grows-title" title={t('grows.title')}>
              <p>{t('grows.text', { from })}</p>
            </SectionHead>
            <GroupTerms people={people} />
          </div>
        </section>
        <section className="section sand" id="ask" aria-labelledby="ask-title">
          <div className={`wrap ${styles.columns}`}>
            <div>
              <h2 id="ask-title">{t('form.title')}</h2>
              <ol className={styles.steps}>
                <li>{t('form.call')}</li>
                <li>{t('form.quote')}</li>
                <li>{t('form.names')}</li>
              </ol>
            </div>
            {sent ? (
              <GroupSent sent={sent} people={people} onChange={() => setSent(undefined)} />
            ) : (
              <GroupForm people={people} onSent={setSent}>
                <GroupSize id="group-people" people={people} onChange={setPeople} />
              </GroupForm>
            )}
          </div>
        </section>
      </div>
    </Page>
  );
}
