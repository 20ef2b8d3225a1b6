import { brand } from '@/lib/brand';
import { rangesOf } from '@/lib/domain/plans/planClaims';
import { termsOf } from '@/lib/domain/plans/catalogue';
import { elsewhereOf, suitsOf } from '@/lib/domain/plans/page/fits';
import { paysOf, type Said } from '@/lib/domain/plans/page/pays';
import { waitsOf } from '@/lib/domain/plans/page/waitLine';
import { RIDER_FACTS, type RiderKey } from '@/lib/domain/plans/riders.data';
import { riderUinOf } from '@/lib/domain/plans/uins';
import { findProduct } from '@/lib/domain/plans/products';
import { lowestPrice, samplePrice } from '@/lib/domain/quote/pricing/lowestPrice';
import { formatShortSum } from '@/lib/i18n/format';
import { billBlock, claimPoints, frame } from '@/lib/server/documents/blocks';
import type { BrochureDocumentData, PlanData } from '@/lib/server/documents/documentData';
import { planName } from '@/lib/server/documents/plan';
import type { Block, Sheet } from '@/lib/server/documents/sheet';
import type { Words } from '@/lib/server/documents/words';

/** The plan's page as a document: what it pays and doesn't, in the same size, and what it costs. */
export function brochureSheet({ product, date }: BrochureDocumentData, words: Words): Sheet {
  const { t, plans, page } = words;
  const plan: Plan = { product, tier: findProduct(product)?.usualTier ?? '' };
  return {
    ...frame(words, product),
    title: findProduct(product)?.name ?? '',
    subtitle: plans(`products.${product}.line`, rangesOf(product)),
    facts: [],
    blocks: [
      fitsBlock(words, plan),
      elsewhereBlock(words, plan, date),
      paysBlock(words, plan),
      waitsBlock(words, plan),
      priceBlock(words, plan, date),
      ridersBlock(words, termsOf(product, date)?.riders ?? []),
      { is: 'points', title: page('claim.title'), points: claimPoints(words, product) },
      { is: 'note', title: t('brochure.before'), text: t('brochure.read', { plan: planName(plan) }) },
    ],
  };
}

type Plan = Pick<PlanData, 'product' | 'tier'>;

function fitsBlock({ page }: Words, { product, tier }: Plan): Block {
  const points = suitsOf(product, tier).map(({ reason }) => page(`suits.${reason}`));
  return { is: 'points', title: page('fits.suits'), points };
}

function elsewhereBlock({ page, plans }: Words, { product, tier }: Plan, date: string): Block {
  const points = elsewhereOf(product, tier, date).map(({ reason, values, plan }) => {
    const other = plan
      ? planName({ product: plan.slug, tier: plan.variant })
      : plans('riders.smart-health.name');
    return `${page(`elsewhere.${reason}`, values)} ${other}`;
  });
  return { is: 'points', title: page('fits.elsewhere'), points };
}

function paysBlock({ page }: Words, { product, tier }: Plan): Block {
  const say = (topic: string, { text, values }: Said) => page(`pays.${topic}.${text}`, values);
  return {
    is: 'table',
    title: page('pays.title'),
    columns: [page('pays.topic'), page('pays.paid'), page('pays.not')],
    rows: paysOf(product, tier).map(({ topic, paid, not }) => [
      page(`pays.${topic}.label`),
      say(topic, paid),
      say(topic, not),
    ]),
  };
}

function waitsBlock({ page }: Words, { product, tier }: Plan): Block {
  const waits = waitsOf(product, tier);
  const title = page('waits.title');
  if (waits.length === 0) return { is: 'points', title, points: [page('waits.none')] };
  const rows = waits.map(({ kind, unit, from }) => ({
    label: page(`waits.${kind}`),
    value: page(`waits.${unit}`, { from }),
  }));
  return { is: 'facts', title, rows };
}

function ridersBlock({ page, plans }: Words, riders: readonly RiderKey[]): Block {
  const title = page('riders.title');
  if (riders.length === 0) return { is: 'points', title, points: [page('riders.none')] };
  const rows = riders.map((key) => ({
    label: plans(`riders.${key}.name`),
    value: [
      plans(`riders.${key}.text`, RIDER_FACTS[key]),
      page(`riders.${key}`),
      `UIN ${riderUinOf(key, brand.registration.insurerCode)}.`,
    ].join(' '),
  }));
  return { is: 'facts', title, rows };
}

/** The price of the variant that the brochure describes. */
function priceBlock(words: Words, plan: Plan, date: string): Block {
  const { product, tier } = plan;
  const { price, age } = tier ? samplePrice(product, date, tier) : lowestPrice(product, date);
  const sum = formatShortSum(price.sumInsured, words.locale);
  return billBlock(words, price, words.t('brochure.price', { plan: planName(plan), age, sum }));
}
