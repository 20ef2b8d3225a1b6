import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { SectionHead } from '@/components/common/ui/heading/SectionHead';
import { emblemOf } from '@/components/quote/plans/card/emblem';
import type { Wish } from '@/components/site/live/families';
import { useLivePlan } from '@/components/site/live/useLivePlan';
import { Folds } from '@/components/site/parts/Folds';
import { Hang } from '@/components/site/parts/Hang';
import { LocalNav } from '@/components/site/parts/LocalNav';
import type { PaperSizes } from '@/lib/domain/plans/papers';
import { saidIn, type ProductProps } from './product';
import styles from './ProductPage.module.css';
import { BillChoices } from './sections/BillChoices';
import { ClaimWays } from './sections/ClaimWays';
import { Fits } from './sections/Fits';
import { Papers } from './sections/Papers';
import { Pays } from './sections/Pays';
import { ProductBill } from './sections/ProductBill';
import { ProductFigures } from './sections/ProductFigures';
import { ProductPayBar } from './sections/ProductPayBar';
import { ProductHead } from './sections/ProductHead';
import { Riders } from './sections/Riders';
import { useQuestions } from './sections/useQuestions';
import { Waits } from './sections/Waits';
import { VariantTable } from './VariantTable';

type Props = ProductProps & {
  papers: PaperSizes;
  line: string;
};

const parts = ['fits', 'pays', 'waits', 'variants', 'riders', 'claim', 'papers', 'questions'] as const;

/** Shows the bill first, then what it pays for, with promises and limits in the same size. */
export function ProductParts({ line, ...props }: Props) {
  const { offer, first, variants, terms } = props;
  const t = useTranslations('product');
  const [wish, setWish] = useState<Wish>(first.wish);
  const [tier, setTier] = useState<string>(props.variant);
  const live = useLivePlan(offer.slug, tier, wish, first);
  // All texts are of the variant whose bill is shown, also while another bill is computed.
  const { tier: billed } = live.bill;
  const plan = `${offer.name} ${billed}`.trim();
  const said = saidIn(props, billed);
  const questions = useQuestions({ answers: said.answers, plan });
  const bill = useRef<HTMLDivElement>(null);
  const shown = parts.filter((part) => part !== 'variants' || variants);
  return (
    <>
      <Hang
        labelledBy="page-title"
        scene={<img src="/art/refill.svg" alt="" width="2240" height="192" loading="lazy" />}
        head={<ProductHead offer={offer} emblem={emblemOf(offer.slug)} line={line} />}
        bill={<ProductBill ref={bill} live={live} wish={wish} />}
        figures={<ProductFigures offer={offer} terms={terms} />}
      >
        <h2>{t('bill.title')}</h2>
        <p className={styles.lead}>{t('bill.text')}</p>
        <BillChoices wish={wish} terms={terms} onChange={(part) => setWish((now) => ({ ...now, ...part }))} />
      </Hang>
      <LocalNav label={t('local.label')} links={shown.map((id) => ({ id, title: t(`local.${id}`) }))} />
      <div className={`below ${styles.below}`}>
        <Fits suits={said.suits} elsewhere={said.elsewhere} />
        <Pays rows={said.pays} plan={plan} />
        <Waits waits={said.waits} riders={terms.riders} about={variants && t('variant', { variant: plan })} />
        {variants && (
          <section className="section sand" id="variants" aria-labelledby="variants-title">
            <div className="wrap">
              <SectionHead id="variants-title" title={t('variants.title', { count: variants.tiers.length })}>
                <p>{t('variants.text')}</p>
              </SectionHead>
              <VariantTable {...variants} chosen={billed} onChoose={setTier} prices={live.prices} />
            </div>
          </section>
        )}
        <Riders riders={terms.riders} prices={live.riders} />
        <ClaimWays paidFor={said.answers.paidFor} />
        <div className={`wrap section ${styles.columns}`}>
          <Papers slug={offer.slug} sizes={props.papers} uin={props.uin} />
          <div id="questions">
            <h2>{t('questions.title')}</h2>
            <Folds questions={questions} />
          </div>
        </div>
      </div>
      <ProductPayBar live={live} bill={bill} />
    </>
  );
}
