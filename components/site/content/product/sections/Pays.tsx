import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SectionHead } from '@/components/common/ui/heading/SectionHead';
import { PaysTable } from '@/components/site/parts/PaysTable';
import type { PaysRow, Said } from '@/lib/domain/plans/page/pays';

type Props = { rows: readonly PaysRow[]; plan: string };

export function Pays({ rows, plan }: Props) {
  const t = useTranslations('product.pays');
  const say = (topic: string, { text, values }: Said) => t(`${topic}.${text}` as 'room.any', values);
  const papers = (words: ReactNode) => <a href="#papers">{words}</a>;
  return (
    <section className="section sand" id="pays" aria-labelledby="pays-title">
      <div className="wrap">
        <SectionHead id="pays-title" title={t('title')}>
          <p>{t.rich('text', { plan, papers })}</p>
        </SectionHead>
        <PaysTable
          rows={rows.map(({ topic, paid, not }) => ({
            key: topic,
            topic: t(`${topic}.label` as 'room.label'),
            paid: say(topic, paid),
            not: say(topic, not),
          }))}
        />
      </div>
    </section>
  );
}
